import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adoptDrafts, draftOf } from "./drafts";
import {
  draftArrived,
  dropSharedDraft,
  fetchSharedDraft,
  forgetSharedDrafts,
  keepSharedDraft,
  noteDraftMoved,
} from "./server-drafts";

const place = "comment.bug-1";
let atServer = "";
let requests: string[] = [];

async function answer(input: RequestInfo | URL): Promise<Response> {
  const request = input as Request;
  requests.push(request.method);
  if (request.method === "DELETE") {
    atServer = "";
    return new Response(null, { status: 204 });
  }
  if (request.method === "PUT") atServer = ((await request.json()) as { text: string }).text;
  return Response.json({ place, text: atServer });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", vi.fn(answer));
  adoptDrafts("nobody");
  adoptDrafts("ada");
  forgetSharedDrafts();
  atServer = "";
  requests = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is typed goes to the server once, when the typing rests", async () => {
  keepSharedDraft(place, "It");
  keepSharedDraft(place, "It cra");
  keepSharedDraft(place, "It crashes");
  expect(draftOf(place)).toBe("It crashes");
  expect(requests).toEqual([]);
  await vi.runAllTimersAsync();
  expect(requests).toEqual(["PUT"]);
  expect(atServer).toBe("It crashes");
});

test("what another browser typed comes where nothing was typed here", async () => {
  atServer = "Typed elsewhere";
  await fetchSharedDraft(place);
  expect(draftArrived.get()).toEqual({ place, text: "Typed elsewhere" });
  expect(draftOf(place)).toBe("Typed elsewhere");
  atServer = "Typed elsewhere, and more";
  noteDraftMoved(place, "another tab");
  await vi.runAllTimersAsync();
  expect(draftOf(place)).toBe("Typed elsewhere, and more");
});

test("what was typed here wins over what another browser typed", async () => {
  keepSharedDraft(place, "Mine");
  atServer = "Theirs";
  await fetchSharedDraft(place);
  expect(draftOf(place)).toBe("Mine");
  await vi.runAllTimersAsync();
  expect(atServer).toBe("Mine");
});

test("a text that was sent is forgotten here and there, after what is on its way", async () => {
  keepSharedDraft(place, "Sent");
  await vi.runAllTimersAsync();
  dropSharedDraft(place);
  await vi.runAllTimersAsync();
  expect(requests).toEqual(["PUT", "DELETE"]);
  expect(atServer).toBe("");
  expect(draftOf(place)).toBeUndefined();
});
