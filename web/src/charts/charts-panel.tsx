import { useId, useState } from "react";
import { FailureNote } from "../change-queue/failure-note";
import { askSeries, type Question } from "../lists/asking/list-api";
import { enCharts as words } from "../texts/en-charts";
import { useAnswer } from "./asking/use-answer";
import { ChartsRoom, chartGrid } from "./charts-room";
import { OpenOverTime } from "./open-over-time";
import { PeopleBars } from "./people-bars";
import { keepRange, type Range, ranges, readRange } from "./range";
import { SeverityBars } from "./severity-bars";
import { WeekBars } from "./week-bars";

/** What the bugs of a question were over time, and are now. */
export function ChartsPanel({ question }: { question: Question }) {
  const [range, setRange] = useState(readRange);
  const { value, problem, isAsking, retry } = useAnswer(question, `${range}`, "days", (signal) =>
    askSeries(question, range, signal),
  );
  const days = value?.items;
  const today = days?.at(-1);
  return (
    <section aria-label={words.charts} className="flex flex-col gap-3">
      <RangeSelect
        range={range}
        onChange={(chosen) => {
          keepRange(chosen);
          setRange(chosen);
        }}
      />
      {problem ? (
        <FailureNote problem={problem} onRetry={retry} />
      ) : (
        <div
          aria-busy={isAsking || undefined}
          className={`${chartGrid} ${isAsking && days ? "opacity-60" : ""}`}
        >
          {days && today ? (
            <>
              <OpenOverTime days={days} />
              <WeekBars question={question} days={days} />
              <SeverityBars question={question} today={today} />
            </>
          ) : (
            <ChartsRoom label={words.loading} charts={["openOverTime", "weeks", "severities"]} />
          )}
          <PeopleBars question={question} />
        </div>
      )}
      <p className="text-small text-text-2">{words.meaning}</p>
    </section>
  );
}

function RangeSelect({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const id = useId();
  return (
    <span className="inline-flex h-8 items-center gap-2">
      <label htmlFor={id} className="text-ui text-text-2">
        {words.range}
      </label>
      <select
        id={id}
        value={range}
        onChange={({ target }) =>
          onChange(ranges.find((each) => `${each}` === target.value) ?? range)
        }
        className="press h-8 rounded-control border border-border-strong bg-surface px-2 text-ui text-text hover:bg-hover"
      >
        {ranges.map((days) => (
          <option key={days} value={days}>
            {words.days(days)}
          </option>
        ))}
      </select>
    </span>
  );
}
