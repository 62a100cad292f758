import { Check } from "lucide-react";
import { plans } from "../plans/plans";
import { enLanding } from "../texts/en-landing";
import { Section } from "./section";

const words = enLanding.pricing;
const linesShown = 3;

/** The four plans in short. */
export function PricingSection() {
  return (
    <Section id="pricing" label={words.label} title={words.title} sentence={words.sentence}>
      <ul className="grid overflow-hidden rounded-dialog border border-border bg-surface narrow:grid-cols-2 wide:grid-cols-4">
        {plans.map((plan) => (
          <li
            key={plan.id}
            className="-mt-px -ml-px flex flex-col gap-4 border-t border-l border-border p-6"
          >
            <h3 className="text-lead font-semibold">{plan.name}</h3>
            <p className="text-head font-semibold tracking-tight whitespace-nowrap">{plan.price}</p>
            <ul className="flex flex-col gap-1.5 text-read text-text-2">
              {plan.lines.slice(0, linesShown).map((line) => (
                <li key={line} className="flex gap-2">
                  <Check className="mt-1 size-3.5 shrink-0 text-success" aria-hidden="true" />
                  {line}
                </li>
              ))}
              {plan.lines.length > linesShown && (
                <li className="pl-5.5 text-text-3">{words.more(plan.lines.length - linesShown)}</li>
              )}
            </ul>
          </li>
        ))}
      </ul>
      <a
        href="/subscribe"
        className="press mt-6 inline-flex h-10 items-center rounded-control border border-border-strong bg-surface px-4 text-read font-medium hover:bg-hover"
      >
        {words.compare}
      </a>
    </Section>
  );
}
