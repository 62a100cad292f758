import type { WireSeriesDay } from "../../api/types";
import { enCharts } from "../../texts/en-charts";
import { areaPath, linePath, pointsOf } from "../drawing/scale";

/** Open bugs over time in small; its words tell where it begins, ends and was highest. */
export function Sparkline({ days }: { days: readonly WireSeriesDay[] }) {
  const open = days.map((day) => day.open);
  const most = Math.max(0, ...open);
  const points = pointsOf(open, Math.max(1, most));
  return (
    <svg
      role="img"
      aria-label={enCharts.project.overTime(days.length, open[0] ?? 0, open.at(-1) ?? 0, most)}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="h-8 w-40 overflow-visible"
    >
      <path d={areaPath(points)} className="fill-accent-soft forced-colors:fill-none" />
      <path
        d={linePath(points)}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-accent forced-colors:stroke-[CanvasText]"
      />
    </svg>
  );
}
