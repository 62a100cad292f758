import { enLanding } from "../texts/en-landing";
import { Section } from "./section";
import { Terminal } from "./terminal";

const words = enLanding.why;

/** Why this one. */
export function WhySection() {
  return (
    <Section id="why" label={words.label} title={words.title}>
      <div className="grid gap-12 wide:grid-cols-[1.2fr_1fr]">
        <ol className="flex flex-col gap-8">
          {words.promises.map((promise, n) => (
            <li key={promise.title} className="grid grid-cols-[2.5rem_1fr]">
              <span className="text-head font-semibold text-accent-text" aria-hidden="true">
                {n + 1}
              </span>
              <div>
                <h3 className="text-title font-semibold">{promise.title}</h3>
                <p className="mt-1.5 max-w-[58ch] text-read text-text-2">{promise.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="flex flex-col gap-3 self-center">
          <Terminal
            lines={[
              { prompt: true, text: words.terminal.command },
              { prompt: false, text: words.terminal.answer },
            ]}
          />
          <p className="text-small text-text-2">{words.terminal.note}</p>
        </div>
      </div>
    </Section>
  );
}
