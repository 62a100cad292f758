import type { components } from "../api/schema";
import { enSpeed } from "../texts/en-speed";

type Schemas = components["schemas"];
export type Vital = Schemas["Vital"];
export type VitalFigures = Schemas["VitalFigures"];
export type VitalsSummary = Schemas["VitalsSummary"];
export type Rating = "good" | "fair" | "poor";

export const vitals: readonly Vital[] = ["LCP", "INP", "CLS", "FCP", "TTFB"];

/** Up to the first figure a page is good, above the second it is poor: web.dev/articles/vitals. */
export const vitalLimits: Readonly<Record<Vital, { good: number; fair: number }>> = {
  LCP: { good: 2500, fair: 4000 },
  INP: { good: 200, fair: 500 },
  CLS: { good: 0.1, fair: 0.25 },
  FCP: { good: 1800, fair: 3000 },
  TTFB: { good: 800, fair: 1800 },
};

export function ratingOf(vital: Vital, value: number): Rating {
  const { good, fair } = vitalLimits[vital];
  if (value <= good) return "good";
  return value <= fair ? "fair" : "poor";
}

export function vitalText(vital: Vital, value: number): string {
  return vital === "CLS" ? enSpeed.score(value) : enSpeed.duration(value);
}

/** The figures of one page, or of all together where no page is named. */
export function figuresOf(summary: VitalsSummary, route: string | undefined): VitalFigures[] {
  if (route === undefined) return summary.all;
  return summary.routes.find((candidate) => candidate.route === route)?.metrics ?? [];
}
