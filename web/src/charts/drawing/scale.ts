/** Whole numbers from 0 up to a round one that nothing exceeds; at most six. */
export function ticksUpTo(max: number): number[] {
  const step = stepFor(Math.max(1, max) / 5);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** 1, 2 or 5, with noughts. */
function stepFor(least: number): number {
  let noughts = 1;
  while (noughts * 10 <= least) noughts *= 10;
  const digit = [1, 2, 5, 10].find((each) => each * noughts >= least) ?? 1;
  return Math.max(1, digit * noughts);
}

/** Some of so many places in a row, the last among them, evenly apart. */
export function placesAmong(count: number, most: number, steps: readonly number[]): number[] {
  const step = steps.find((each) => Math.ceil(count / each) <= most) ?? count;
  const first = (count - 1) % step;
  return Array.from({ length: Math.ceil((count - first) / step) }, (_, at) => first + at * step);
}

/** A place between left and right, or top and bottom, of 100. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
}

export interface Point {
  x: number;
  y: number;
}

/** Where values in a row stand in a plane of 100 by 100, with y downwards. */
export function pointsOf(values: readonly number[], top: number): Point[] {
  return values.map((value, index) => ({
    x: shareOf(index, values.length - 1),
    y: 100 - shareOf(value, top),
  }));
}

export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** What is below the line. */
export function areaPath(points: readonly Point[]): string {
  const last = points.at(-1);
  return last === undefined ? "" : `${linePath(points)}L${last.x} 100L0 100Z`;
}
