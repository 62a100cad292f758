import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appliersAreThere, applyWithNextFrame } from "../../sync/appliers";
import { whenMoved } from "./when-moved";

const stream = { owner: "org-1", name: "content" };
let version = 0;

/** A bug's priority changes, and the frame after that is drawn. */
function change(): void {
  version += 1;
  const at = "2026-11-21T00:00:00Z";
  const fields = { priority: "high" };
  applyWithNextFrame(
    [{ version, at, kind: "bug", id: "bug-1", action: "changed", fields }],
    stream,
  );
}

/** When questions acted, in milliseconds from the beginning. */
let acted: string[] = [];
let began = 0;

function ask(name: string, q: string, restMs = 0): () => void {
  const act = () => acted.push(`${name} ${Date.now() - began}`);
  return whenMoved({ orgID: "org-1", q }, act, () => restMs);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  // The environment draws no frames: each is drawn at once.
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frame(0));
  appliersAreThere();
  acted = [];
  began = Date.now();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what a burst moved acts in one task after it, and what it did not move does not", () => {
  const leave = [
    ask("a", "priority:high"),
    ask("b", "priority:low"),
    ask("c", "severity:S1 sort:key"),
  ];
  change();
  vi.advanceTimersByTime(100);
  change();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(149);
  expect(acted).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(acted).toEqual(["a 250", "b 250"]);
  for (const each of leave) each();
});

test("whoever left does not act, and the others do", () => {
  const leaveFirst = ask("a", "priority:high");
  const leaveSecond = ask("b", "priority:high");
  change();
  leaveFirst();
  vi.advanceTimersByTime(250);
  expect(acted).toEqual(["b 250"]);
  change();
  leaveSecond();
  vi.advanceTimersByTime(1000);
  expect(acted).toEqual(["b 250"]);
});

test("while changes keep coming, each acts so often as it says", () => {
  const leave = [ask("rare", "priority:high", 2000), ask("often", "priority:high", 500)];
  for (let at = 0; at < 3000; at += 100) {
    change();
    vi.advanceTimersByTime(100);
  }
  const timesOf = (name: string) =>
    acted.flatMap((each) => (each.startsWith(name) ? [Number(each.split(" ")[1])] : []));
  expect(timesOf("rare")).toEqual([250, 2250]);
  expect(timesOf("often")).toEqual([250, 750, 1250, 1750, 2250, 2750]);
  for (const each of leave) each();
});
