import { afterEach, expect, test, vi } from "vitest";
import { Topic } from "../store/topic";
import {
  appliersAreThere,
  applyWithNextFrame,
  dropWaiting,
  fetchAppliersBy,
  holdChanges,
  isWaiting,
  keepApplied,
  registerApplier,
  watchChanges,
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

test("a hidden tab draws no frames: changes are applied there a moment later", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  heldFrames();
  const applied: number[] = [];
  registerApplier("thing", ({ version }) => applied.push(version));
  appliersAreThere();
  applyWithNextFrame([change(1), change(2)], { owner: "c", name: "content" });
  vi.advanceTimersByTime(249);
  expect(applied).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(applied).toEqual([1, 2]);
});

test("whoever keeps right what was applied hears each change before the next one is, and what touches topics is told once", () => {
  const frames = heldFrames();
  const done: string[] = [];
  const topic = new Topic();
  const leaveTopic = topic.subscribe(() => done.push("told"));
  registerApplier("thing", ({ version }) => {
    done.push(`applied ${version}`);
    topic.touch();
  });
  appliersAreThere();
  const leave = keepApplied(({ version }, { owner }) => {
    done.push(`kept ${version} of ${owner}`);
    topic.touch();
  });
  const leaveChanges = watchChanges((changes) => done.push(`watched ${changes.length}`));
  const draw = () => {
    for (const frame of frames.splice(0)) frame(0);
    return done.splice(0);
  };
  applyWithNextFrame([change(1), change(2)], { owner: "a", name: "content" });
  expect(draw()).toEqual([
    "applied 1",
    "kept 1 of a",
    "applied 2",
    "kept 2 of a",
    "told",
    "watched 2",
  ]);
  leave();
  applyWithNextFrame([change(3)], { owner: "a", name: "content" });
  expect(draw()).toEqual(["applied 3", "told", "watched 1"]);
  leaveChanges();
  leaveTopic();
});
