import { enLanding } from "../texts/en-landing";
import { Lacewing } from "./lacewing";
import { StatusMark } from "./status-mark";

const words = enLanding.picture;
const fixedKey = "APP-7";

/** The product as it looks, drawn with its own means, and the insect that it is named after. */
export function ProductPicture() {
  return (
    // As high as it will be, and the insect first: nothing moves where the page arrives in pieces.
    <div role="img" aria-label={words.label} className="relative min-h-[361px] select-none">
      <Lacewing className="absolute -top-24 -right-20 w-80 rotate-[24deg] max-wide:-right-4 max-narrow:-top-20 max-narrow:-right-8 max-narrow:w-56" />
      <div className="overflow-hidden rounded-dialog border border-border bg-surface shadow-floating">
        <div className="flex items-center gap-2 border-b border-border bg-sunken px-4 py-2.5">
          <span className="size-2.5 rounded-full bg-label-blue" />
          <span className="text-ui font-semibold">{words.project}</span>
          <span className="truncate text-small text-text-3">{words.organization}</span>
        </div>
        <p className="px-4 py-2.5 text-small text-text-2">{words.count}</p>
        {words.rows.map((row, n) => (
          <div
            key={row.key}
            className={`flex h-10 items-center gap-3 border-t border-border px-4 text-ui ${
              row.key === fixedKey ? "bg-accent-soft" : ""
            }`}
          >
            <StatusMark kind={row.kind} />
            <span className="w-14 shrink-0 font-mono text-small text-text-2">{row.key}</span>
            <span className="min-w-0 flex-1 truncate">{row.title}</span>
            <Person initials={words.people[n] ?? ""} />
            <span
              className={`w-7 shrink-0 text-right text-small ${
                row.key === fixedKey ? "font-medium text-accent-text" : "text-text-3"
              }`}
            >
              {words.times[n]}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Person({ initials }: { initials: string }) {
  if (initials === "") return <span className="size-6 shrink-0" />;
  return (
    <span className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-active text-micro font-medium text-text-2">
      {initials}
    </span>
  );
}
