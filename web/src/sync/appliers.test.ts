import { afterEach, expect, test, vi } from "vitest";
import {
  appliersAreThere,
  applyWithNextFrame,
  dropWaiting,
  fetchAppliersBy,
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

test("the longer many changes keep coming, the longer they are gathered; a single one waits for no more than a frame", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.advanceTimersByTime(60_000);
  const frames = heldFrames();
  let applied = 0;
  registerApplier("thing", () => (applied += 1));
  appliersAreThere();
  let version = 0;
  const hear = (count: number) => {
    const changes = Array.from({ length: count }, () => change((version += 1)));
    applyWithNextFrame(changes, { owner: "c", name: "content" });
  };
  const draw = () => {
    for (const frame of frames.splice(0)) frame(0);
  };
  const waits: number[] = [];
  for (let burst = 0; burst < 5; burst += 1) {
    hear(20);
    let waitedMs = 0;
    for (; frames.length === 0; waitedMs += 10) vi.advanceTimersByTime(10);
    waits.push(waitedMs);
    draw();
    expect(applied).toBe(version);
  }
  expect(waits).toEqual([0, 100, 200, 400, 400]);
  vi.advanceTimersByTime(400);
  hear(1);
  expect(frames).toHaveLength(1);
  draw();
  hear(1);
  expect(frames).toHaveLength(1);
});
