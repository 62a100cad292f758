import type { ReactNode } from "react";
import type { WireCommandPreview } from "../../api/types";
import { enQuery } from "../../texts/en-query";

const words = enQuery.command;

/** A line per action, why others stay as they are, and the first few that change. */
export function CommandEffects({ preview }: { preview: WireCommandPreview }) {
  const { actions, refused, items, changed } = preview;
  return (
    <>
      <Part title={words.actions}>
        {actions.map(({ action, values, changed: count, unchanged }) => (
          <li key={action} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 break-words text-text">
              {action} <strong className="font-medium">{values}</strong>
            </span>
            <span className="text-text-2 tabular-nums">{words.counts(count, unchanged)}</span>
          </li>
        ))}
      </Part>
      {refused.length > 0 && (
        <Part title={words.refused}>
          {refused.map(({ code, detail, count, keys }) => (
            <li key={`${code} ${detail}`} className="break-words text-text">
              {words.refusal(count, detail, keys)}
            </li>
          ))}
        </Part>
      )}
      {items.length > 0 && (
        <Part title={words.first}>
          {items.map(({ id, key, title }) => (
            <li key={id} className="flex gap-2">
              <span className="shrink-0 text-text-2 tabular-nums">{key}</span>
              <span className="min-w-0 truncate text-text">{title}</span>
            </li>
          ))}
          {changed > items.length && (
            <li className="text-text-2">{words.more(changed - items.length)}</li>
          )}
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1">
      <h3 className="text-small font-medium text-text-2">{title}</h3>
      <ul className="flex flex-col gap-1 text-ui">{children}</ul>
    </section>
  );
}
