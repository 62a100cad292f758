import { useEffect } from "react";
import { useMe } from "../identity/session";
import { enPlans as words } from "../texts/en-plans";
import { usePageTitle } from "../texts/use-page-title";
import { loadPlans } from "./load-plans";
import { PlanCard } from "./plan-card";
import { PlanUsage } from "./plan-usage";
import { plans } from "./plans";

/** What the plans cost and include, for visitors too. */
export function PlansPage() {
  usePageTitle(words.title);
  const { state, me } = useMe();
  useEffect(() => {
    if (state !== "loading") void loadPlans();
  }, [state]);
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 p-6 max-narrow:p-4">
      <div className="flex flex-col gap-1">
        <h1 className="text-head font-semibold">{words.title}</h1>
        <p className="text-read text-text-2">{words.intro}</p>
      </div>
      {me && <PlanUsage membership={me.membershipType} />}
      <ul className="grid gap-4 narrow:grid-cols-2 wide:grid-cols-4">
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} isCurrent={me?.membershipType === plan.id} />
          </li>
        ))}
      </ul>
    </div>
  );
}
