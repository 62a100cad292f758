import type { Severity, WireSeriesDay } from "../api/types";
import type { Question } from "../lists/asking/list-api";
import { enBugFields } from "../texts/en-bug-fields";
import { enCharts } from "../texts/en-charts";
import { EmptyState } from "../ui/empty-state";
import { chartRooms } from "./charts-room";
import { BarTable } from "./drawing/bar-table";
import { ChartFigure } from "./drawing/chart-figure";
import { QueryLink } from "./query-link";

const words = enCharts.severities;
/** With the place that each has in a day's numbers. */
const severities: readonly { severity: Severity; place: number; color: string }[] = [
  { severity: "S1", place: 1, color: "text-danger" },
  { severity: "S2", place: 2, color: "text-warning" },
  { severity: "S3", place: 3, color: "text-info" },
  { severity: "S4", place: 4, color: "text-text-2" },
  { severity: "unset", place: 0, color: "text-border-strong" },
];

/** How the bugs that are open now were judged. */
export function SeverityBars({ question, today }: { question: Question; today: WireSeriesDay }) {
  return (
    <ChartFigure title={words.title} room={chartRooms.severities}>
      {today.open === 0 ? (
        <EmptyState text={enCharts.nothingOpen} />
      ) : (
        <BarTable
          head={words.severity}
          bars={severities.map(({ severity, place, color }) => ({
            key: severity,
            label: (
              <QueryLink
                question={question}
                terms={[`severity:${severity === "unset" ? "none" : severity}`, "is:open"]}
                charts="shown"
                className="inline-flex min-h-6 items-center text-text underline"
              >
                {enBugFields.severities[severity]}
              </QueryLink>
            ),
            count: today.openBySeverity[place] ?? 0,
            color,
          }))}
        />
      )}
    </ChartFigure>
  );
}
