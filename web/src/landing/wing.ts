/** A wing's paths: its root at 0 0, its tip to the right, its leading edge above. */
interface Wing {
  outline: string;
  /** The long veins. */
  veins: string;
  /** The cross veins between them. */
  net: string;
}

interface Shape {
  length: number;
  /** How far the leading edge rises, and the trailing edge falls, at the widest. */
  rise: number;
  fall: number;
  crossVeins: number;
}

/** Between the leading edge (0) and the trailing edge (1). */
const longVeins = [0.1, 0.2, 0.36, 0.52, 0.68, 0.84];

function point({ length, rise, fall }: Shape, along: number, across: number): [number, number] {
  // The tip is rounder than the root: the curves end beyond it and are closed by a half circle.
  const swell = Math.sin(Math.PI * 0.85 * along ** 0.8) ** 0.62;
  const tip = Math.sqrt(1 - along ** 9);
  const lead = -rise * swell * (1 - 0.3 * along) * tip;
  const trail = fall * Math.sin(Math.PI * 0.84 * along ** 1.25) ** 0.72 * tip;
  return [along * length, lead + (trail - lead) * across];
}

function at(shape: Shape, along: number, across: number): string {
  return point(shape, along, across)
    .map((value) => Math.round(value * 10) / 10)
    .join(" ");
}

function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, n) => from + ((to - from) * n) / count);
}

function line(shape: Shape, across: number, from: number, to: number): string {
  const points = steps(from, to, 14).map((along) => at(shape, along, across));
  return `M${points.join("L")}`;
}

function crossVeins(shape: Shape): string {
  const paths: string[] = [];
  const bands = [0, ...longVeins, 1];
  for (const [band, upper] of bands.slice(0, -1).entries()) {
    const lower = bands[band + 1] ?? 1;
    // The first band is a ladder of many rungs; further down they grow few and lean.
    const count = Math.round(shape.crossVeins / (band === 0 ? 1 : 1.5 + band * 0.28));
    const lean = band === 0 ? 0.008 : 0.022;
    const shift = band % 2 === 0 ? 0 : 0.5 / count;
    for (const along of steps(0.16, 0.93, count)) {
      const start = Math.min(along + shift, 0.96);
      const end = Math.min(start + lean, 0.98);
      paths.push(`M${at(shape, start, upper)}L${at(shape, end, lower)}`);
    }
  }
  return paths.join("");
}

/** Closer together where the edge bends. */
const edgeSteps = steps(0, 1, 26).map((part) => 1 - (1 - part) ** 1.8);

function wing(shape: Shape): Wing {
  const edge = [
    ...edgeSteps.map((along) => at(shape, along, 0)),
    ...edgeSteps.toReversed().map((along) => at(shape, along, 1)),
  ];
  return {
    outline: `M${edge.join("L")}Z`,
    veins: longVeins.map((across) => line(shape, across, 0.02, 0.985)).join(""),
    net: crossVeins(shape),
  };
}

export const foreWing = wing({ length: 205, rise: 30, fall: 46, crossVeins: 24 });
export const hindWing = wing({ length: 172, rise: 22, fall: 38, crossVeins: 19 });
