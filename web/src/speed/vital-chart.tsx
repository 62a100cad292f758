import { shortDate } from "../texts/dates";
import { enSpeed } from "../texts/en-speed";
import { type Chart, chartOf, linePath } from "./chart-points";
import { useWidth } from "./use-width";
import { type Vital, type VitalFigures, vitalText } from "./vitals";

const height = 220;
const margin = { left: 8, right: 8, top: 12, bottom: 28 };

/** A vital's median and 75th percentile, day by day; the same figures stand in a table for readers. */
export function VitalChart({
  vital,
  figures,
  span,
}: {
  vital: Vital;
  figures: VitalFigures | undefined;
  span: { firstDay: string; lastDay: string };
}) {
  const [place, width] = useWidth<HTMLDivElement>();
  const plane = {
    width: Math.max(0, width - margin.left - margin.right),
    height: height - margin.top - margin.bottom,
  };
  return (
    <section className="flex flex-col gap-2 rounded-card border border-border bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lead font-semibold">{enSpeed.chart(vital)}</h2>
        <Legend />
      </div>
      <p className="text-small text-text-2">{enSpeed.chartMeaning}</p>
      <div ref={place} className="h-55">
        {width > 0 && (
          <Drawing vital={vital} chart={chartOf(vital, figures, span, plane)} width={width} />
        )}
      </div>
      <FiguresTable vital={vital} figures={figures} />
    </section>
  );
}

function Legend() {
  return (
    <p className="flex gap-4 text-small text-text-2" aria-hidden="true">
      <span className="inline-flex items-center gap-1.5">
        <svg className="h-2 w-5" viewBox="0 0 20 8">
          <path d="M0 4H20" className="stroke-accent" strokeWidth="2" />
        </svg>
        {enSpeed.p75}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <svg className="h-2 w-5" viewBox="0 0 20 8">
          <path d="M0 4H20" className="stroke-text-3" strokeWidth="2" strokeDasharray="4 3" />
        </svg>
        {enSpeed.median}
      </span>
    </p>
  );
}

function Drawing({ vital, chart, width }: { vital: Vital; chart: Chart; width: number }) {
  const bottom = height - margin.top - margin.bottom;
  const right = width - margin.left - margin.right;
  return (
    <svg width={width} height={height} aria-hidden="true" className="overflow-visible">
      <g transform={`translate(${margin.left} ${margin.top})`}>
        <path d={`M0 ${bottom}H${right}`} className="stroke-border" />
        {chart.limits.map(({ kind, y }) => (
          <path
            key={kind}
            d={`M0 ${y}H${right}`}
            className={kind === "good" ? "stroke-success" : "stroke-warning"}
            strokeDasharray="2 4"
          />
        ))}
        {chart.ticks.map(({ day, x }, index) => (
          <text
            key={day}
            x={x}
            y={bottom + 18}
            textAnchor={anchorOf(index, chart.ticks.length, x, right)}
            className="fill-text-2 text-micro"
          >
            {shortDate(new Date(day), "UTC")}
          </text>
        ))}
        {chart.runs.map((run) => (
          <g key={run[0]?.day} fill="none" strokeWidth="2" strokeLinejoin="round">
            <path d={linePath(run, "medianY")} className="stroke-text-3" strokeDasharray="4 3" />
            <path d={linePath(run, "p75Y")} className="stroke-accent" />
            {run.map((point) => (
              <circle
                key={point.day}
                cx={point.x}
                cy={point.p75Y}
                r="3.5"
                className="fill-accent stroke-surface"
              >
                <title>
                  {enSpeed.point(
                    shortDate(new Date(point.day), "UTC"),
                    vitalText(vital, point.p75),
                    vitalText(vital, point.median),
                  )}
                </title>
              </circle>
            ))}
          </g>
        ))}
        {chart.limits.map(({ kind, value, y }) => (
          <text
            key={kind}
            x="0"
            y={y - 5}
            paintOrder="stroke"
            strokeWidth="4"
            className={`stroke-surface text-micro ${kind === "good" ? "fill-success" : "fill-warning"}`}
          >
            {enSpeed.limit(enSpeed.ratings[kind], vitalText(vital, value))}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** The outermost dates stay inside. */
function anchorOf(index: number, count: number, x: number, right: number) {
  if (index === count - 1 && x > right - 20) return "end";
  if (index === 0 && x < 20) return "start";
  return "middle";
}

function FiguresTable({ vital, figures }: { vital: Vital; figures: VitalFigures | undefined }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{enSpeed.chart(vital)}</caption>
        <thead>
          <tr>
            <th scope="col">{enSpeed.day}</th>
            <th scope="col">{enSpeed.p75}</th>
            <th scope="col">{enSpeed.median}</th>
            <th scope="col">{enSpeed.count}</th>
          </tr>
        </thead>
        <tbody>
          {figures?.days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{shortDate(new Date(day.day), "UTC")}</th>
              <td>{vitalText(vital, day.p75)}</td>
              <td>{vitalText(vital, day.median)}</td>
              <td>{day.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
