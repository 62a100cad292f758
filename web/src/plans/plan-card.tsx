import { Check } from "lucide-react";
import { useId, useState } from "react";
import { planList } from "../store/plans";
import { enPlans as words } from "../texts/en-plans";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { loadPlans } from "./load-plans";
import type { Plan } from "./plans";

/** One plan. Its button leads to the operator's own address, or says that there is none. */
export function PlanCard({ plan, isCurrent }: { plan: Plan; isCurrent: boolean }) {
  const heading = useId();
  const [notice, setNotice] = useState<string>();
  const isSales = plan.id === "enterprise";

  async function lead() {
    setNotice(undefined);
    const known = planList.get().list;
    const answer = known ? { ok: true as const, value: known } : await loadPlans();
    if (!answer.ok) {
      setNotice(answer.problem.detail);
      return;
    }
    const { billingURL, salesURL } = answer.value;
    const to = isSales ? salesURL : billingURL;
    if (to === undefined) setNotice(isSales ? words.noSales : words.noBilling);
    else location.assign(to);
  }
  return (
    <section
      aria-labelledby={heading}
      className={classNames(
        "flex h-full flex-col gap-4 rounded-card border bg-surface p-5",
        isCurrent ? "border-accent" : "border-border",
      )}
    >
      <div className="flex flex-col gap-1">
        <div className="flex min-h-6 flex-wrap items-center gap-2">
          <h2 id={heading} className="text-lead font-semibold">
            {plan.name}
          </h2>
          {isCurrent && <Badge kind="accent">{words.current}</Badge>}
        </div>
        <p className="text-head font-semibold">{plan.price}</p>
      </div>
      <ul className="flex flex-1 flex-col gap-2 text-read text-text-2">
        {plan.lines.map((line) => (
          <li key={line} className="flex gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-col">
        <Button
          variant={plan.id === "pro" ? "primary" : "secondary"}
          size="large"
          aria-describedby={heading}
          onClick={() => void lead()}
        >
          {isSales ? words.contactSales : words.subscribe}
        </Button>
        <output className="text-ui text-text-2 not-empty:pt-3">{notice}</output>
      </div>
    </section>
  );
}
