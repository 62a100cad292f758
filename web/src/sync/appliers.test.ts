import { afterEach, expect, test, vi } from "vitest";
import {
  appliersAreThere,
  applyWithNextFrame,
  dropWaiting,
  fetchAppliersBy,
  holdChanges,
  isWaiting,
  registerApplier,
} from "./appliers";
import type { Change } from "./change";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Frames are drawn when the test says so: the environment has none of its own. */
function heldFrames(): FrameRequestCallback[] {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  return frames;
}

function change(version: number): Change {
  const at = "2025-01-02T03:04:05Z";
  return { version, at, kind: "thing", id: "t", action: "changed", fields: {} };
}

test("changes wait for their appliers and one frame, keep their order, and those of a dropped owner are not applied", () => {
  const frames = heldFrames();
  const fetched = vi.fn<() => void>();
  fetchAppliersBy(fetched);
  const applied: string[] = [];
  registerApplier("thing", ({ version }, { owner }) => applied.push(`${owner} ${version}`));
  applyWithNextFrame([change(1), change(2)], { owner: "a", name: "content" });
  expect(fetched).toHaveBeenCalledTimes(1);
  applyWithNextFrame([change(8)], { owner: "b", name: "content" });
  applyWithNextFrame([change(3)], { owner: "a", name: "content" });
  dropWaiting("b");
  expect(frames).toHaveLength(0);
  appliersAreThere();
  expect(applied).toEqual([]);
  expect(frames).toHaveLength(1);
  for (const frame of frames) frame(0);
  expect(applied).toEqual(["a 1", "a 2", "a 3"]);
});

/** Each test begins after all rest of the one before. */
let beginsAtMs = 0;

/** Changes that come when the test says so, how many were heard and applied, and frames to draw them. */
function stageOfBursts() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  beginsAtMs += 60_000;
  vi.advanceTimersByTime(beginsAtMs);
  const frames = heldFrames();
  const seen = { heard: 0, applied: 0 };
  registerApplier("thing", () => (seen.applied += 1));
  appliersAreThere();
  const hear = (count: number) => {
    const changes = Array.from({ length: count }, () => change((seen.heard += 1)));
    applyWithNextFrame(changes, { owner: "c", name: "content" });
  };
  const drawOne = () => {
    for (const frame of frames.splice(0)) frame(0);
  };
  /** The milliseconds until a frame is asked for. */
  const untilFrame = () => {
    let waitedMs = 0;
    for (; frames.length === 0; waitedMs += 10) vi.advanceTimersByTime(10);
    return waitedMs;
  };
  return { frames, seen, hear, drawOne, untilFrame };
}

test("changes of an owner that are held wait in their order, those of others do not", () => {
  const frames = heldFrames();
  const applied: string[] = [];
  registerApplier("thing", ({ version }, { owner }) => applied.push(`${owner} ${version}`));
  appliersAreThere();
  const draw = () => {
    for (const frame of frames.splice(0)) frame(0);
  };
  const goOn = holdChanges("a");
  applyWithNextFrame([change(11)], { owner: "a", name: "content" });
  applyWithNextFrame([change(5)], { owner: "b", name: "content" });
  draw();
  applyWithNextFrame([change(12)], { owner: "a", name: "content" });
  draw();
  expect(applied).toEqual(["b 5"]);
  expect(isWaiting("a")).toBe(true);
  goOn();
  draw();
  expect(applied).toEqual(["b 5", "a 11", "a 12"]);
  expect(isWaiting("a")).toBe(false);
});

test("the longer many changes keep coming, the longer they are gathered; a single one waits for no more than a frame", () => {
  const { frames, seen, hear, drawOne, untilFrame } = stageOfBursts();
  const waits: number[] = [];
  for (let burst = 0; burst < 5; burst += 1) {
    hear(20);
    waits.push(untilFrame());
    drawOne();
    expect(seen.applied, "whether more come is not known yet").toBeLessThan(seen.heard);
    expect(untilFrame()).toBe(50);
    drawOne();
    expect(seen.applied).toBe(seen.heard);
  }
  expect(waits).toEqual([0, 100, 200, 400, 400]);
  vi.advanceTimersByTime(400);
  for (const heard of [seen.heard + 1, seen.heard + 2]) {
    hear(1);
    expect(frames).toHaveLength(1);
    drawOne();
    expect(seen.applied).toBe(heard);
  }
});

test("many changes of which more keep coming are applied once no more come, at the latest after 800 ms", () => {
  const { frames, seen, hear, drawOne, untilFrame } = stageOfBursts();
  hear(20);
  drawOne();
  for (let look = 0; look < 4; look += 1) {
    hear(20);
    vi.advanceTimersByTime(50);
    expect(frames, "none is drawn for nothing").toHaveLength(0);
  }
  expect(untilFrame()).toBe(50);
  drawOne();
  expect(seen).toEqual({ heard: 100, applied: 100 });

  vi.advanceTimersByTime(1000);
  hear(20);
  drawOne();
  let waitedMs = 0;
  while (frames.length === 0) {
    hear(20);
    vi.advanceTimersByTime(50);
    waitedMs += 50;
  }
  expect(waitedMs).toBe(800);
  drawOne();
  expect(seen.applied).toBe(seen.heard);
  expect(frames).toHaveLength(0);
});

test("a hidden tab draws no frames: many changes are applied there a moment later", () => {
  const { seen, hear } = stageOfBursts();
  hear(20);
  vi.advanceTimersByTime(249);
  expect(seen.applied).toBe(0);
  vi.advanceTimersByTime(1);
  expect(seen.applied).toBe(20);
});
