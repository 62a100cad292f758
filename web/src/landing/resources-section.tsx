import { enLanding } from "../texts/en-landing";
import { Section } from "./section";

const words = enLanding.resources;

/** What there is to read, and what there is not. */
export function ResourcesSection() {
  return (
    <Section id="resources" label={words.label} title={words.title} sunken>
      <ul className="grid gap-8 narrow:grid-cols-2 wide:grid-cols-4">
        {words.items.map((item) => (
          <li
            key={item.title}
            className="flex flex-col items-start gap-2 border-t border-border pt-5"
          >
            <h3 className="text-lead font-semibold">{item.title}</h3>
            <p className="text-read text-text-2">{item.text}</p>
            <a
              href={item.href}
              className="mt-auto rounded-chip pt-2 text-read font-medium text-accent-text hover:underline"
            >
              {item.link}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
