import { expect, test, vi } from "vitest";
import {
  appliersAreThere,
  applyWithNextFrame,
  dropWaiting,
  fetchAppliersBy,
  registerApplier,
} from "./appliers";
import type { Change } from "./change";

function change(version: number): Change {
  const at = "2025-01-02T03:04:05Z";
  return { version, at, kind: "thing", id: "t", action: "changed", fields: {} };
}

test("changes wait for their appliers and one frame, keep their order, and those of a dropped owner are not applied", () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
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
