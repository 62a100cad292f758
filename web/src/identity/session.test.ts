import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptChangesName } from "../change-queue/waiting";
import { keptReplicasName } from "../snapshot/kept/mark";
import { keptFilesName, organizationsKey, seenKey } from "./kept-here";
import { followOtherTabs, loadMe, logIn, logOut, session } from "./session";

const me = {
  UID: "1",
  displayName: "ada",
  name: "Ada",
  email: "ada@example.org",
  emailVerified: true,
  membershipType: "free",
  hasPassword: true,
  settings: {},
};
const signedIn = () => Response.json(me);
const signedOut = () => Response.json({ status: 401, code: "not_signed_in" }, { status: 401 });
const loggedOut = () => new Response(null, { status: 204 });

/** Answers are given by the test, in the order it wants. */
const waiting = new Map<string, (answer: Response | Error) => void>();

function answer(path: string, with_: Response | Error): void {
  const resolve = waiting.get(path);
  waiting.delete(path);
  resolve?.(with_);
}

beforeEach(() => {
  localStorage.clear();
  session.set({ state: "loading" });
  document.cookie = "lacewing-hint=1";
  vi.stubGlobal("fetch", (request: Request) => {
    const { pathname } = new URL(request.url);
    return new Promise<Response>((resolve, reject) => {
      waiting.set(pathname.replace("/api/v1/", ""), (given) => {
        if (given instanceof Error) reject(given);
        else resolve(given);
      });
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a visitor who never signed in is not asked for", async () => {
  document.cookie = "lacewing-hint=; Max-Age=0";
  await loadMe();
  expect(waiting.size).toBe(0);
  expect(session.get()).toEqual({ state: "out" });
});

test("a log-out in another tab is noticed", async () => {
  followOtherTabs();
  session.set({ state: "in", me });
  document.cookie = "lacewing-hint=; Max-Age=0";
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  new BroadcastChannel("lacewing.session").postMessage("changed");
  await vi.waitFor(() => expect(session.get().state).toBe("out"));
});

test("who is signed in is known after the first answer", async () => {
  const loaded = loadMe();
  answer("me", signedIn());
  await loaded;
  expect(session.get()).toEqual({ state: "in", me });
});

test("an answer asked for before a log-out does not bring the person back", async () => {
  const loaded = loadMe();
  const left = logOut();
  answer("auth/log-out", loggedOut());
  await left;
  answer("me", signedIn());
  await loaded;
  expect(session.get()).toEqual({ state: "out" });
});

test("what this browser keeps of a person goes with their session, also from a page that began with it", async () => {
  const deleteDatabase = vi.fn<(name: string) => void>();
  vi.stubGlobal("indexedDB", { deleteDatabase });
  for (const key of [seenKey, organizationsKey]) localStorage.setItem(key, "[]");
  const left = logOut();
  answer("auth/log-out", new TypeError("no network"));
  await left;
  expect(localStorage.getItem(seenKey)).toBe("[]");
  const again = logOut();
  answer("auth/log-out", loggedOut());
  await again;
  expect([seenKey, organizationsKey].map((key) => localStorage.getItem(key))).toEqual([null, null]);
  expect(deleteDatabase.mock.calls.flat().toSorted()).toEqual(
    [keptFilesName, keptReplicasName, keptChangesName].toSorted(),
  );
});

test("an answer asked for before a log-in does not send the person away", async () => {
  const loaded = loadMe();
  const entered = logIn("ada@example.org", "lantern violin");
  answer("auth/log-in", signedIn());
  await entered;
  answer("me", signedOut());
  await loaded;
  expect(session.get()).toEqual({ state: "in", me });
});

test("a log-out that does not reach the server is told, and who is signed in is asked again", async () => {
  const left = logOut();
  answer("auth/log-out", new TypeError("no network"));
  expect(await left).toMatchObject({ ok: false, problem: { code: "unreachable" } });
  answer("me", signedIn());
  await vi.waitFor(() => expect(session.get().state).toBe("in"));
});

test("without an answer the question is asked again", async () => {
  vi.useFakeTimers();
  const loaded = loadMe();
  answer("me", new TypeError("no network"));
  await loaded;
  expect(session.get()).toMatchObject({ state: "loading", problem: { code: "unreachable" } });
  await vi.advanceTimersByTimeAsync(3000);
  answer("me", signedOut());
  await vi.waitFor(() => expect(session.get().state).toBe("out"));
});

test("a page that begins without a network is theirs who was there last, until the server says otherwise", async () => {
  const entered = logIn("ada@example.org", "lantern violin");
  answer("auth/log-in", signedIn());
  await entered;

  vi.useFakeTimers();
  session.set({ state: "loading" });
  const loaded = loadMe();
  answer("me", new TypeError("no network"));
  await loaded;
  expect(session.get()).toEqual({ state: "in", me });
  await vi.advanceTimersByTimeAsync(3000);
  answer("me", new TypeError("no network"));
  await vi.advanceTimersByTimeAsync(3000);
  answer("me", signedOut());
  await vi.waitFor(() => expect(session.get().state).toBe("out"));

  session.set({ state: "loading" });
  const again = loadMe();
  answer("me", new TypeError("no network"));
  await again;
  expect(session.get().state).toBe("loading");
});
