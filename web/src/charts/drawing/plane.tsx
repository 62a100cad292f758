import type { ReactNode } from "react";
import { enCharts } from "../../texts/en-charts";
import { shareOf } from "./scale";

/** A drawing in a plane of 100 by 100, stretched to its place, with round numbers beside it and days below. */
export function Plane({
  ticks,
  days,
  drawing,
  children,
}: {
  ticks: readonly number[];
  /** At a share of the width. */
  days: readonly { x: number; day: string }[];
  drawing: ReactNode;
  /** What lies over the drawing. */
  children: ReactNode;
}) {
  const top = ticks.at(-1) ?? 1;
  const heightOf = (tick: number) => 100 - shareOf(tick, top);
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[2.5rem_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_1.25rem] gap-y-1 pt-2 text-micro text-text-2">
      <div className="relative" aria-hidden="true">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-2 -translate-y-1/2"
            style={{ top: `${heightOf(tick)}%` }}
          >
            {enCharts.number(tick)}
          </span>
        ))}
      </div>
      <div className="relative">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          aria-hidden="true"
        >
          <path
            d={ticks.map((tick) => `M0 ${heightOf(tick)}H100`).join("")}
            vectorEffect="non-scaling-stroke"
            className="stroke-border"
          />
          {drawing}
        </svg>
        {children}
      </div>
      <div className="relative col-start-2" aria-hidden="true">
        {days.map(({ x, day }) => (
          // The outermost stay inside.
          <span
            key={day}
            className="absolute whitespace-nowrap"
            style={{ left: `${x}%`, transform: `translateX(-${x}%)` }}
          >
            {enCharts.day(day)}
          </span>
        ))}
      </div>
    </div>
  );
}
