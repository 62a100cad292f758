import { Link } from "../routing/link";
import { useSearch } from "../routing/shown";
import { enSpeed } from "../texts/en-speed";
import { RatingMark } from "./rating-mark";
import {
  ratingOf,
  type Vital,
  type VitalFigures,
  type VitalsSummary,
  vitals,
  vitalText,
} from "./vitals";

/** Every measured page with its figures. */
export function RouteTable({ routes }: { routes: VitalsSummary["routes"] }) {
  const shown = useSearch("/speed-insights");
  return (
    <section aria-labelledby="pages" className="flex flex-col gap-2">
      <div>
        <h2 id="pages" className="text-lead font-semibold">
          {enSpeed.pages}
        </h2>
        <p className="text-small text-text-2">{enSpeed.pagesMeaning}</p>
      </div>
      <div className="relative overflow-x-auto rounded-card border border-border bg-surface">
        <table className="w-full text-left text-ui">
          <thead>
            <tr className="border-b border-border text-small text-text-2">
              <th scope="col" className="px-4 py-2 font-medium">
                {enSpeed.page}
              </th>
              {vitals.map((vital) => (
                <th key={vital} scope="col" className="px-4 py-2 text-right font-medium">
                  <abbr title={enSpeed.vitals[vital].name} className="no-underline">
                    {vital}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {routes.map(({ route, metrics }) => (
              <tr key={route} className="hover:bg-hover">
                <th scope="row" className="min-w-48 px-4 py-2 font-normal wrap-anywhere">
                  <Link
                    to="/speed-insights"
                    search={{ ...shown, page: route }}
                    className="font-mono text-small text-text hover:underline"
                  >
                    {route}
                  </Link>
                </th>
                {vitals.map((vital) => (
                  <Cell
                    key={vital}
                    vital={vital}
                    figures={metrics.find(({ metric }) => metric === vital)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Cell({ vital, figures }: { vital: Vital; figures: VitalFigures | undefined }) {
  if (!figures) return <td className="px-4 py-2 text-right text-text-3">{enSpeed.none}</td>;
  return (
    <td className="px-4 py-2 text-right whitespace-nowrap">
      <span className="inline-flex items-center gap-1.5">
        <RatingMark rating={ratingOf(vital, figures.p75)} />
        {vitalText(vital, figures.p75)}
      </span>
      <span className="block text-small text-text-2">{vitalText(vital, figures.median)}</span>
    </td>
  );
}
