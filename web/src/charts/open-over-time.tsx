import type { WireSeriesDay } from "../api/types";
import { enCharts } from "../texts/en-charts";
import { EmptyState } from "../ui/empty-state";
import { chartRooms } from "./charts-room";
import { ChartFigure } from "./drawing/chart-figure";
import { NumberTable } from "./drawing/number-table";
import { Plane } from "./drawing/plane";
import { areaPath, linePath, placesAmong, pointsOf, ticksUpTo } from "./drawing/scale";
import { useWalk, Walk } from "./drawing/walk";

const words = enCharts.openOverTime;
const ticksMost = 5;
/** Weeks, then quarters of a year. */
const tickSteps = [7, 28, 91];
const daysPerWeek = 7;

/** How many bugs were open at the end of each day. */
export function OpenOverTime({ days }: { days: readonly WireSeriesDay[] }) {
  const isEmpty = days.every(({ open }) => open === 0);
  return (
    <ChartFigure
      title={words.title}
      room={chartRooms.openOverTime}
      table={
        <NumberTable
          caption={words.title}
          heads={[enCharts.dayHead, words.open]}
          rows={days.map(({ day, open }) => ({
            key: day,
            head: enCharts.longDay(day),
            cells: [enCharts.number(open)],
          }))}
        />
      }
    >
      {isEmpty ? <EmptyState text={words.empty} /> : <Drawing key={days.length} days={days} />}
    </ChartFigure>
  );
}

function Drawing({ days }: { days: readonly WireSeriesDay[] }) {
  const walked = useWalk(days.length);
  const ticks = ticksUpTo(Math.max(...days.map(({ open }) => open)));
  const points = pointsOf(
    days.map(({ open }) => open),
    ticks.at(-1) ?? 1,
  );
  const point = points[walked.at];
  return (
    <>
      <Plane
        ticks={ticks}
        days={placesAmong(days.length, ticksMost, tickSteps).map((at) => ({
          x: points[at]?.x ?? 0,
          day: days[at]?.day ?? "",
        }))}
        drawing={
          <>
            <path d={areaPath(points)} className="fill-accent-soft forced-colors:fill-none" />
            <path
              d={linePath(points)}
              fill="none"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-accent forced-colors:stroke-[CanvasText]"
            />
          </>
        }
      >
        {walked.isWalking && point && (
          <span aria-hidden="true">
            <span
              className="absolute inset-y-0 border-l border-text-3"
              style={{ left: `${point.x}%` }}
            />
            <span
              className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface bg-accent forced-colors:border-[CanvasText]"
              style={{ left: `${point.x}%`, top: `${point.y}%` }}
            />
          </span>
        )}
        <Walk
          label={words.title}
          walked={walked}
          count={days.length}
          stride={daysPerWeek}
          placeAt={(share) => Math.round(share * (days.length - 1))}
          words={wordsOf(days[walked.kept])}
        />
      </Plane>
      <p className="min-h-6 text-ui text-text" aria-hidden="true">
        {wordsOf(days[walked.at])}
      </p>
    </>
  );
}

function wordsOf(day: WireSeriesDay | undefined): string {
  return day === undefined ? "" : words.at(day.day, day.open);
}
