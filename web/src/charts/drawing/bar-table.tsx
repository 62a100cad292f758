import type { ReactNode } from "react";
import { enCharts as words } from "../../texts/en-charts";
import { shareOf } from "./scale";

export interface Bar {
  key: string;
  /** Leads to the bugs that it stands for. */
  label: ReactNode;
  count: number;
  /** The colour of its text; the label says what it means. */
  color: string;
}

/** Bars from left to right: a table that shows its numbers. */
export function BarTable({ head, bars }: { head: string; bars: readonly Bar[] }) {
  const longest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table className="w-full table-fixed text-ui">
      <thead className="text-left">
        <tr>
          <th scope="col" className="w-[38%] p-0">
            <span className="sr-only">{head}</span>
          </th>
          <th scope="col" className="p-0">
            <span className="sr-only">{words.bugsHead}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, count, color }) => (
          <tr key={key}>
            <th scope="row" className="h-6.5 truncate p-0 pr-3 text-left font-normal">
              {label}
            </th>
            <td className="relative p-0 text-right tabular-nums">
              <svg
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                className={`absolute inset-y-0 left-0 my-auto h-3 w-[calc(100%-3.5rem)] forced-colors:text-[CanvasText] ${color}`}
                aria-hidden="true"
              >
                <rect width={shareOf(count, longest)} height="10" fill="currentColor" />
              </svg>
              {words.number(count)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
