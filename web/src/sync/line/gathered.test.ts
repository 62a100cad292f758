import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Gathered } from "./gathered";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function gathered() {
  const told: (readonly string[])[] = [];
  return { told, texts: new Gathered((some) => told.push(some)) };
}

test("one text is told at once, and so is the next after a rest", () => {
  const { told, texts } = gathered();
  texts.add("a");
  expect(told).toEqual([["a"]]);
  vi.advanceTimersByTime(16);
  texts.add("b");
  expect(told).toEqual([["a"], ["b"]]);
});

test("those that come together are told together, in their order, at the latest after 32 ms", () => {
  const { told, texts } = gathered();
  for (let at = 0; at < 300; at += 1) {
    texts.add(`${at}`);
    vi.advanceTimersByTime(1);
  }
  vi.advanceTimersByTime(32);
  expect(told.flat()).toEqual(Array.from({ length: 300 }, (_, at) => `${at}`));
  expect(told.map(({ length }) => length)).toEqual([
    1,
    15,
    ...Array.from({ length: 8 }, () => 32),
    28,
  ]);
  texts.add("later");
  expect(told.at(-1)).not.toEqual(["later"]);
  vi.advanceTimersByTime(32);
  expect(told.at(-1)).toEqual(["later"]);
  vi.advanceTimersByTime(32);
  texts.add("at once");
  expect(told.at(-1)).toEqual(["at once"]);
});

test("what waits is told when nothing more can come", () => {
  const { told, texts } = gathered();
  texts.add("a");
  texts.add("b");
  texts.flush();
  expect(told).toEqual([["a"], ["b"]]);
});
