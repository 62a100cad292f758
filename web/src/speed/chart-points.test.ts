import { expect, test } from "vitest";
import { chartOf, daysBetween, linePath } from "./chart-points";

const span = { firstDay: "2026-02-26", lastDay: "2026-03-01" };
const size = { width: 300, height: 100 };

function figures(days: [string, number][]) {
  return {
    metric: "LCP" as const,
    count: 1,
    median: 1,
    p75: 1,
    days: days.map(([day, p75]) => ({ day, count: 1, median: p75 / 2, p75 })),
  };
}

test("a span holds every day, across the end of a month", () => {
  expect(daysBetween(span.firstDay, span.lastDay)).toEqual([
    "2026-02-26",
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
  ]);
});

test("a day without measurements breaks the line", () => {
  const days = figures([
    ["2026-02-26", 1000],
    ["2026-02-27", 2000],
    ["2026-03-01", 500],
  ]);
  const { runs } = chartOf("LCP", days, span, size);
  expect(runs.map((run) => run.map(({ x }) => x))).toEqual([[0, 100], [300]]);
  expect(linePath(runs[0] ?? [], "p75Y")).toMatch(/^M0\.0 [\d.]+L100\.0 [\d.]+$/);
});

test("slower stands higher, and nothing leaves the plane", () => {
  const days = figures([
    ["2026-02-26", 12_000],
    ["2026-02-27", 100],
  ]);
  const { runs, limits } = chartOf("LCP", days, span, size);
  const [slow, fast] = runs[0] ?? [];
  expect(slow?.p75Y).toBeLessThan(fast?.p75Y ?? 0);
  expect(slow?.p75Y).toBeGreaterThanOrEqual(0);
  expect(fast?.medianY).toBeLessThanOrEqual(100);
  expect(limits.map(({ kind }) => kind)).toEqual(["good", "fair"]);
});

test("fast pages show the good limit and not the far one", () => {
  const { limits, runs } = chartOf("LCP", figures([["2026-02-26", 300]]), span, size);
  expect(limits.map(({ kind }) => kind)).toEqual(["good"]);
  expect(runs).toHaveLength(1);
  expect(chartOf("LCP", undefined, span, size).runs).toEqual([]);
});
