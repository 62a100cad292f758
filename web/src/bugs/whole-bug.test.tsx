import { fireEvent, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { purifier } from "../markdown/purifier";
import { dropEverything, replicaOf } from "../store/replica";
import { wireBug } from "../store/testing";
import { connectionPhase } from "../sync/connection";
import { BugLink } from "./bug-link";
import { expectBug, isWhole, loadWhole, useExpectedBug } from "./whole-bug";

const orgID = "org-1";
let asked: string[];
let rendered: unknown[][];

beforeEach(() => {
  vi.useFakeTimers();
  rendered = vi.spyOn(purifier, "sanitize").mock.calls;
  asked = [];
  connectionPhase.set("open");
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    const key = new URL(url).pathname.split("/").at(-1) ?? "";
    asked.push(key);
    const number = Number(key.split("-")[1]);
    const whole = { environment: [], sharedWith: [], watchers: [], voters: [] };
    return Response.json(wireBug(number, { ...whole, description: `About ${key}.` }));
  });
});
afterEach(() => {
  connectionPhase.set("off");
  dropEverything();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const isRendered = (html: string) =>
  vi.waitFor(() => expect(rendered.map(([first]) => first)).toEqual([html]));
const bugOf = (key: string) => replicaOf(orgID).bugs.getByKey(key);

test("of the bugs that somebody passes the one they stay at is asked for, and its text rendered", async () => {
  for (const key of ["CORE-1", "CORE-2", "CORE-3"]) {
    expectBug(orgID, key);
    vi.advanceTimersByTime(90);
  }
  expect(asked).toEqual([]);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["CORE-3"]);
  expect(isWhole(bugOf("CORE-3"))).toBe(true);
  await isRendered("<p>About CORE-3.</p>\n");
});

test("one that is whole is rendered without being asked for", async () => {
  await loadWhole(orgID, "CORE-1");
  expectBug(orgID, "CORE-1");
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["CORE-1"]);
  await isRendered("<p>About CORE-1.</p>\n");
});

test("one that is opened while it is expected is asked for once, and again once that is answered", async () => {
  expectBug(orgID, "CORE-1");
  vi.advanceTimersByTime(100);
  const reply = await loadWhole(orgID, "CORE-1");
  expect(reply.ok && reply.value.description).toBe("About CORE-1.");
  expect(asked).toEqual(["CORE-1"]);
  await loadWhole(orgID, "CORE-1");
  expect(asked).toEqual(["CORE-1", "CORE-1"]);
});

test("without a connection nothing is asked for", async () => {
  connectionPhase.set("waiting");
  expectBug(orgID, "CORE-1");
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
});

test("what cannot be had is no failure", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ code: "not_found" }, { status: 404 }));
  expectBug(orgID, "CORE-9");
  await vi.runAllTimersAsync();
  expect(bugOf("CORE-9")).toBeUndefined();
});

test("the next bug is asked for where the person stays at the one before it", async () => {
  const initialProps: { key: string | undefined } = { key: "CORE-1" };
  const { rerender, unmount } = renderHook(
    ({ key }) => useExpectedBug(key === undefined ? key : { orgID, key }),
    { initialProps },
  );
  await vi.advanceTimersByTimeAsync(90);
  rerender({ key: "CORE-2" });
  await vi.runAllTimersAsync();
  rerender({ key: undefined });
  await vi.runAllTimersAsync();
  rerender({ key: "CORE-3" });
  unmount();
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["CORE-2"]);
});

test("a mouse that points at a bug's link expects it, and so does the focus; a finger does not", async () => {
  render(
    <>
      <BugLink orgID={orgID} bugKey="CORE-1">
        first
      </BugLink>
      <BugLink orgID={orgID} bugKey="CORE-2">
        second
      </BugLink>
    </>,
  );
  const [first, second] = [screen.getByText("first"), screen.getByText("second")];
  fireEvent.pointerEnter(first, { pointerType: "touch" });
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  fireEvent.pointerEnter(first, { pointerType: "mouse" });
  await vi.runAllTimersAsync();
  fireEvent.focus(second);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["CORE-1", "CORE-2"]);
});
