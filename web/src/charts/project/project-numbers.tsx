import type { WireSeriesDay } from "../../api/types";
import { askSeries, type Question } from "../../lists/asking/list-api";
import { enCharts } from "../../texts/en-charts";
import { useAnswer } from "../asking/use-answer";
import { thisWeek } from "../asking/weeks";
import { QueryLink } from "../query-link";
import { Sparkline } from "./sparkline";

const words = enCharts.project;
const days = 90;

/** How a project stands, each number with the way to its bugs. Where they cannot be had nothing is shown. */
export function ProjectNumbers({ orgID, projectID }: { orgID: string; projectID: string }) {
  const question: Question = { orgID, projectID, q: "" };
  const { value } = useAnswer(question, "numbers", "days", (signal) =>
    askSeries(question, days, signal),
  );
  if (!value) return null;
  return (
    <>
      <div className="flex flex-wrap gap-x-5">
        {numbersOf(value.items).map(({ name, count, terms }) => (
          <QueryLink
            key={name}
            question={question}
            terms={terms}
            className="inline-flex min-h-6 items-baseline gap-1 text-ui text-text-2 hover:underline"
          >
            <strong className="text-lead font-semibold text-text tabular-nums">
              {enCharts.number(count)}
            </strong>{" "}
            {words[name]}
          </QueryLink>
        ))}
      </div>
      <Sparkline days={value.items} />
    </>
  );
}

function numbersOf(series: readonly WireSeriesDay[]) {
  const { open = 0, openBySeverity = [] } = series.at(-1) ?? {};
  const [, s1 = 0, s2 = 0] = openBySeverity;
  const { opened, closed } = thisWeek(series);
  return [
    { name: "open", count: open, terms: ["is:open"] },
    { name: "opened", count: opened, terms: ["created:this-week"] },
    { name: "closed", count: closed, terms: ["closed:this-week"] },
    { name: "severe", count: s1 + s2, terms: ["severity:S1..S2", "is:open"] },
  ] as const;
}
