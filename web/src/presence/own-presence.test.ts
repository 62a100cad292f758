import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OwnPresence, pauseMs, renewMs, settleMs } from "./own-presence";

let said: string[] = [];
let own = new OwnPresence(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  own = new OwnPresence((_, bugID, act) => said.push(`${bugID} ${act}`));
});
afterEach(() => vi.useRealTimers());

function settle(bugID: string): () => void {
  const leave = own.enter("org", bugID);
  vi.advanceTimersByTime(settleMs);
  return leave;
}

test("the person comes once the bug stays on the screen, and goes with it", () => {
  const leave = settle("a");
  expect(said).toEqual(["a looks"]);
  leave();
  expect(said).toEqual(["a looks", "a away"]);
});

test("a bug that is passed on the way to another is not told of", () => {
  own.enter("org", "a")();
  settle("b");
  expect(said).toEqual(["b looks"]);
});

test("a bug that several parts of a page show is left with the last of them", () => {
  const leave = settle("a");
  const leaveOther = own.enter("org", "a");
  leave();
  expect(said).toEqual(["a looks"]);
  leaveOther();
  expect(said).toEqual(["a looks", "a away"]);
});

test("writing is said at once, again while it goes on, and ends a while after the last key", () => {
  settle("a");
  for (let typed = 0; typed < 40; typed += 1) {
    own.type("a", "comments");
    vi.advanceTimersByTime(100);
  }
  expect(said).toEqual(["a looks", "a comments", "a comments"]);
  expect(40 * 100).toBeLessThan(2 * renewMs);
  vi.advanceTimersByTime(pauseMs);
  expect(said.at(-1)).toBe("a looks");
  expect(said).toHaveLength(4);
});

test("what was sent is not written any more", () => {
  settle("a");
  own.type("a", "comments");
  own.rest("a", "comments");
  vi.advanceTimersByTime(pauseMs);
  expect(said).toEqual(["a looks", "a comments", "a looks"]);
});

test("the end of one text is not the end of another", () => {
  settle("a");
  own.type("a", "describes");
  own.rest("a", "comments");
  expect(said).toEqual(["a looks", "a describes"]);
});

test("a hidden tab is nowhere and says nothing until it is seen again", () => {
  settle("a");
  own.hide(true);
  own.type("a", "comments");
  own.repeat();
  const leave = settle("b");
  leave();
  expect(said).toEqual(["a looks", "a away"]);
  vi.advanceTimersByTime(pauseMs);
  own.hide(false);
  expect(said).toEqual(["a looks", "a away", "a looks"]);
});

test("a new connection hears where the person is and what they write", () => {
  settle("a");
  settle("b");
  own.type("b", "describes");
  said = [];
  own.repeat();
  expect(said).toEqual(["a looks", "b describes"]);
});
