import { enLanding } from "../texts/en-landing";
import { Section } from "./section";
import { StatusMark } from "./status-mark";

const words = enLanding.useCases;

/** Who works with it, each with a bug as they would see it. */
export function UseCasesSection() {
  return (
    <Section id="use-cases" label={words.label} title={words.title} sunken>
      <ul className="grid gap-x-12 gap-y-10 narrow:grid-cols-2">
        {words.cases.map((each) => (
          <li key={each.title} className="flex min-w-0 flex-col gap-3 border-t border-border pt-5">
            <h3 className="text-title font-semibold">{each.title}</h3>
            <p className="max-w-[52ch] text-read text-text-2">{each.text}</p>
            <p className="mt-auto flex h-9 items-center gap-2.5 rounded-control border border-border bg-surface px-3 text-ui">
              <StatusMark kind={each.kind} />
              <span className="shrink-0 font-mono text-small text-text-2">{each.key}</span>
              <span className="truncate">{each.bug}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
