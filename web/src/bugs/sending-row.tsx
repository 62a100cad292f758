import type { Bug } from "../store/bug";
import { texts } from "../texts/en";

/** A new bug on its way to the server, which will number it. */
export function SendingRow({ bug }: { bug: Bug }) {
  return (
    <p className="flex h-9 items-center gap-3 rounded-card border border-dashed border-border px-3">
      <span className="min-w-0 flex-1 truncate text-text-2">{bug.title}</span>
      <span role="status" className="text-small text-text-3">
        {texts.bugs.sending}
      </span>
    </p>
  );
}
