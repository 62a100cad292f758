import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerFrame } from "../frames";
import { Gathered } from "./gathered";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** With so many changes. */
function frame(count: number): ServerFrame {
  const at = "2025-01-02T03:04:05Z";
  const changes = Array.from({ length: count }, (_, version) => {
    return { version, at, kind: "bug", id: "b", action: "changed" as const, fields: {} };
  });
  return { type: "changes", owner: "o", stream: "content", changes };
}

/** What was told, each time with the milliseconds since the one before. */
function gathered() {
  const told: { texts: readonly string[]; afterMs: number }[] = [];
  let last = performance.now();
  const texts = new Gathered((some) => {
    told.push({ texts: some, afterMs: performance.now() - last });
    last = performance.now();
  });
  return { told, texts, all: () => told.flatMap((each) => each.texts) };
}

test("one text is told at once, and so is the next after a rest", () => {
  const { texts, all } = gathered();
  texts.add("a", frame(1));
  expect(all()).toEqual(["a"]);
  vi.advanceTimersByTime(16);
  texts.add("b", frame(1));
  expect(all()).toEqual(["a", "b"]);
});

test("those that come together are told together, in their order, at the latest after 32 ms", () => {
  const { told, texts, all } = gathered();
  for (let at = 0; at < 300; at += 1) {
    texts.add(`${at}`, frame(0));
    vi.advanceTimersByTime(1);
  }
  vi.advanceTimersByTime(32);
  expect(all()).toEqual(Array.from({ length: 300 }, (_, at) => `${at}`));
  expect(told.map((each) => each.texts.length)).toEqual([
    1,
    15,
    ...Array.from({ length: 8 }, () => 32),
    28,
  ]);
  texts.add("later", frame(0));
  expect(all().at(-1)).not.toEqual("later");
  vi.advanceTimersByTime(32);
  expect(all().at(-1)).toEqual("later");
  vi.advanceTimersByTime(32);
  texts.add("at once", frame(0));
  expect(all().at(-1)).toEqual("at once");
});

test("many changes are told once no more of them came for 50 ms", () => {
  const { told, texts } = gathered();
  for (let at = 0; at < 10; at += 1) {
    texts.add(`${at}`, frame(100));
    vi.advanceTimersByTime(40);
  }
  expect(told).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(told).toEqual([{ texts: "0123456789".split(""), afterMs: 450 }]);
});

test("many that keep coming are told each 800 ms or a look later", () => {
  const { told, texts, all } = gathered();
  for (let at = 0; at < 400; at += 1) {
    texts.add(`${at}`, frame(20));
    vi.advanceTimersByTime(10);
  }
  expect(told.length).toBeGreaterThan(3);
  for (const { afterMs } of told) {
    expect(afterMs).toBeGreaterThanOrEqual(800);
    expect(afterMs).toBeLessThanOrEqual(850);
  }
  vi.advanceTimersByTime(1000);
  expect(all()).toEqual(Array.from({ length: 400 }, (_, at) => `${at}`));
});

test("the longer bursts follow one another, the longer they wait; a single change afterwards does not", () => {
  const { told, texts } = gathered();
  for (const name of "abcde") {
    texts.add(name, frame(20));
    for (const before = told.length; told.length === before; ) vi.advanceTimersByTime(1);
  }
  expect(told.map(({ afterMs }) => afterMs)).toEqual([50, 150, 250, 450, 450]);
  vi.advanceTimersByTime(400);
  texts.add("one", frame(1));
  expect(told.at(-1)?.texts).toEqual(["one"]);
});

test("what waits is told when nothing more can come", () => {
  const { texts, all } = gathered();
  texts.add("a", frame(20));
  texts.add("b", frame(20));
  expect(all()).toEqual([]);
  texts.flush();
  expect(all()).toEqual(["a", "b"]);
});

test("that all which was missed is here waits for nothing, nor does what may be known no longer", () => {
  for (const end of [
    { type: "subscribed", owner: "o", streams: { content: 40 } },
    { type: "reload", owner: "o", stream: "content" },
    { type: "ended", owner: "o" },
  ] as const) {
    const { texts, all } = gathered();
    texts.add("a", frame(20));
    texts.add("b", frame(20));
    texts.add("end", end);
    expect(all()).toEqual(["a", "b", "end"]);
  }
});
