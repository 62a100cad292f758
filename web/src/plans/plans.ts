import { enPlans as words } from "../texts/en-plans";

type PlanId = "free" | "basic" | "pro" | "enterprise";

/** A plan as every page that names it shows it. Rendered on the server too: no window here. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly price: string;
  readonly lines: readonly string[];
}

/** From the smallest to the largest. */
export const plans: readonly Plan[] = [
  { id: "free", ...words.free },
  { id: "basic", ...words.basic },
  { id: "pro", ...words.pro },
  { id: "enterprise", ...words.enterprise },
];
