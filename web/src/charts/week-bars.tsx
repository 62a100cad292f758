import type { WireSeriesDay } from "../api/types";
import type { Question } from "../lists/asking/list-api";
import { enCharts } from "../texts/en-charts";
import { EmptyState } from "../ui/empty-state";
import { type Week, weeksOf } from "./asking/weeks";
import { chartRooms } from "./charts-room";
import { ChartFigure } from "./drawing/chart-figure";
import { NumberTable } from "./drawing/number-table";
import { Plane } from "./drawing/plane";
import { placesAmong, shareOf, ticksUpTo } from "./drawing/scale";
import { useWalk, Walk } from "./drawing/walk";
import { QueryLink } from "./query-link";

const words = enCharts.weeks;
const ticksMost = 5;
const tickSteps = [1, 2, 4, 13];
const weeksPerStride = 4;
/** Of a week's width. */
const barWidth = 0.36;
const margin = 0.1;

const kinds = ["opened", "closed"] as const;
type Kind = (typeof kinds)[number];
const looks = {
  opened:
    "fill-accent stroke-accent forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]",
  closed:
    "fill-surface stroke-text-2 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]",
};
const countWords = { opened: words.countOpened, closed: words.countClosed };
const linkLook = "inline-flex min-h-6 items-center gap-1.5 text-text underline";

/** How many bugs were reported and closed in each week. */
export function WeekBars({
  question,
  days,
}: {
  question: Question;
  days: readonly WireSeriesDay[];
}) {
  const weeks = weeksOf(days);
  const isEmpty = weeks.every(({ opened, closed }) => opened + closed === 0);
  return (
    <ChartFigure
      title={words.title}
      room={chartRooms.weeks}
      table={<WeekTable weeks={weeks} linked={undefined} />}
      shownTable={<WeekTable weeks={weeks} linked={question} />}
    >
      {isEmpty ? (
        <EmptyState text={words.empty} />
      ) : (
        <Drawing key={weeks.length} question={question} weeks={weeks} />
      )}
    </ChartFigure>
  );
}

function WeekTable({
  weeks,
  linked,
}: {
  weeks: readonly Week[];
  /** Its bugs are what the numbers lead to. */
  linked: Question | undefined;
}) {
  return (
    <NumberTable
      caption={words.title}
      heads={[enCharts.weekHead, words.opened, words.closed]}
      rows={weeks.map((week) => ({
        key: week.first,
        head: enCharts.span(week.first, week.last),
        cells: kinds.map((kind) =>
          linked === undefined ? (
            enCharts.number(week[kind])
          ) : (
            <CountLink key={kind} question={linked} week={week} kind={kind} />
          ),
        ),
      }))}
    />
  );
}

function Drawing({ question, weeks }: { question: Question; weeks: readonly Week[] }) {
  const walked = useWalk(weeks.length);
  const ticks = ticksUpTo(Math.max(...weeks.flatMap(({ opened, closed }) => [opened, closed])));
  const week = weeks[walked.at];
  const hovered = walked.hovered === undefined ? undefined : week;
  return (
    <>
      <Plane
        ticks={ticks}
        days={placesAmong(weeks.length, ticksMost, tickSteps).map((at) => ({
          x: shareOf(at + 0.5, weeks.length),
          day: weeks[at]?.first ?? "",
        }))}
        drawing={
          <Bars weeks={weeks} top={ticks.at(-1) ?? 1} at={walked.isWalking ? walked.at : -1} />
        }
      >
        <Walk
          label={words.title}
          walked={walked}
          count={weeks.length}
          stride={weeksPerStride}
          placeAt={(share) => Math.floor(share * weeks.length)}
          words={wordsOf(weeks[walked.kept])}
        >
          {hovered && (
            <span
              className="absolute inset-y-0 flex"
              style={{
                left: `${shareOf(walked.at, weeks.length)}%`,
                width: `${shareOf(1, weeks.length)}%`,
              }}
            >
              {kinds.map((kind) => (
                <QueryLink
                  key={kind}
                  question={question}
                  terms={[termOf(hovered, kind)]}
                  charts="shown"
                  isForPointer
                  className="flex-1"
                />
              ))}
            </span>
          )}
        </Walk>
      </Plane>
      {week && (
        <p className="flex min-h-6 flex-wrap items-center gap-x-4 text-ui text-text">
          {enCharts.span(week.first, week.last)}
          {kinds.map((kind) => (
            <CountLink key={kind} question={question} week={week} kind={kind} isNamed />
          ))}
        </p>
      )}
    </>
  );
}

function Bars({ weeks, top, at }: { weeks: readonly Week[]; top: number; at: number }) {
  const band = 100 / weeks.length;
  return (
    <>
      {at >= 0 && <rect x={at * band} width={band} height="100" className="fill-hover" />}
      {weeks.flatMap((week, index) =>
        kinds.map((kind, place) => {
          const height = shareOf(week[kind], top);
          return (
            <rect
              key={`${week.first} ${kind}`}
              x={(index + margin + place * (barWidth + margin / 2)) * band}
              y={100 - height}
              width={barWidth * band}
              height={height}
              vectorEffect="non-scaling-stroke"
              className={looks[kind]}
            />
          );
        }),
      )}
    </>
  );
}

function CountLink({
  question,
  week,
  kind,
  isNamed = false,
}: {
  question: Question;
  week: Week;
  kind: Kind;
  /** Otherwise its column says what it is. */
  isNamed?: boolean;
}) {
  return (
    <QueryLink question={question} terms={[termOf(week, kind)]} charts="shown" className={linkLook}>
      {isNamed && (
        <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden="true">
          <rect x="0.5" y="0.5" width="9" height="9" className={looks[kind]} />
        </svg>
      )}
      {isNamed ? countWords[kind](week[kind]) : enCharts.number(week[kind])}
    </QueryLink>
  );
}

function termOf({ first, last }: Week, kind: Kind): string {
  return `${kind === "opened" ? "created" : "closed"}:${first}..${last}`;
}

function wordsOf(week: Week | undefined): string {
  return week === undefined ? "" : words.at(week.first, week.last, week.opened, week.closed);
}
