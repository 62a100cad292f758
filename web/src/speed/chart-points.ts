import type { Vital, VitalFigures } from "./vitals";
import { vitalLimits } from "./vitals";

export interface ChartPoint {
  day: string;
  x: number;
  p75: number;
  median: number;
  p75Y: number;
  medianY: number;
}

export interface Chart {
  /** Days in a row that were measured; between two of them the line is broken. */
  runs: ChartPoint[][];
  ticks: { x: number; day: string }[];
  limits: { kind: "good" | "fair"; value: number; y: number }[];
  top: number;
}

const msPerDay = 24 * 3600 * 1000;
/** A date below the chart takes so much room. */
const tickWidth = 104;

/** Every day of the span, both ends included. */
export function daysBetween(first: string, last: string): string[] {
  const start = Date.parse(first);
  const count = Math.round((Date.parse(last) - start) / msPerDay) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(start + index * msPerDay).toISOString().slice(0, 10),
  );
}

/** Where everything of the chart stands, in a plane of `width` by `height` with y downwards. */
export function chartOf(
  vital: Vital,
  figures: VitalFigures | undefined,
  span: { firstDay: string; lastDay: string },
  size: { width: number; height: number },
): Chart {
  const days = daysBetween(span.firstDay, span.lastDay);
  const { good, fair } = vitalLimits[vital];
  const highest = Math.max(0, ...(figures?.days ?? []).map((day) => day.p75));
  const top = Math.max(good, highest) * 1.15;
  const xOf = (index: number) =>
    days.length < 2 ? size.width / 2 : (index / (days.length - 1)) * size.width;
  const yOf = (value: number) => size.height - (value / top) * size.height;

  const measured = new Map(figures?.days.map((day) => [day.day, day]));
  const runs: ChartPoint[][] = [];
  let isInRun = false;
  for (const [index, day] of days.entries()) {
    const found = measured.get(day);
    if (found) {
      const { p75, median } = found;
      const point = { day, x: xOf(index), p75, median, p75Y: yOf(p75), medianY: yOf(median) };
      if (isInRun) runs.at(-1)?.push(point);
      else runs.push([point]);
    }
    isInRun = found !== undefined;
  }
  const step = Math.max(1, Math.ceil((days.length * tickWidth) / Math.max(1, size.width)));
  const ticks = days
    .map((day, index) => ({ day, x: xOf(index) }))
    .filter((_, index) => (days.length - 1 - index) % step === 0);
  const limits = [
    { kind: "good" as const, value: good, y: yOf(good) },
    { kind: "fair" as const, value: fair, y: yOf(fair) },
  ].filter(({ value }) => value <= top);
  return { runs, ticks, limits, top };
}

/** The path of a line through the points. */
export function linePath(points: readonly ChartPoint[], of: "p75Y" | "medianY"): string {
  return points
    .map(
      (point, index) => `${index === 0 ? "M" : "L"}${point.x.toFixed(1)} ${point[of].toFixed(1)}`,
    )
    .join("");
}
