import { planList } from "../store/plans";
import { useCell } from "../store/use-cell";
import { enPlans as words } from "../texts/en-plans";
import { plans } from "./plans";

const counted = ["organizations", "projects", "members"] as const;

/** How much of their plan the person uses. Nothing is enforced. */
export function PlanUsage({ membership }: { membership: string }) {
  const { list } = useCell(planList);
  const plan = plans.find(({ id }) => id === membership);
  const limits = list?.items.find(({ id }) => id === membership)?.limits;
  const usage = list?.usage;
  if (plan === undefined || limits === undefined || usage === undefined) return null;
  return (
    <section
      aria-labelledby="plan-usage"
      className="flex flex-col gap-3 rounded-card border border-border bg-surface p-5"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="plan-usage" className="text-lead font-semibold">
          {words.usage.title}
        </h2>
        <p className="text-ui text-text-2">{words.usage.of(plan.name)}</p>
      </div>
      <dl className="grid gap-4 narrow:grid-cols-3">
        {counted.map((what) => (
          <Usage key={what} label={words.usage[what]} used={usage[what]} limit={limits[what]} />
        ))}
      </dl>
    </section>
  );
}

function Usage({ label, used, limit }: { label: string; used: number; limit: number | undefined }) {
  const { limited, unlimited, over } = words.usage;
  const isOver = limit !== undefined && used > limit;
  const share = limit === undefined ? 0 : Math.min(100, (used / limit) * 100);
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-ui text-text-2">{label}</dt>
      <dd className="flex flex-col gap-2">
        <span className="text-lead font-semibold">
          {limit === undefined ? unlimited(used) : limited(used, limit)}
        </span>
        {limit !== undefined && (
          <span aria-hidden="true" className="block h-1 rounded-full bg-active">
            <span
              className={`block h-1 rounded-full ${isOver ? "bg-warning" : "bg-accent"}`}
              style={{ width: `${share}%` }}
            />
          </span>
        )}
        {isOver && <span className="text-small text-warning">{over}</span>}
      </dd>
    </div>
  );
}
