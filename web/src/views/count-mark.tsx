import type { Ref } from "react";
import { enViews as words } from "../texts/en-views";
import { VisuallyHidden } from "../ui/visually-hidden";

/** How many bugs there are, at the end of a line; its place is kept while nobody knows. */
export function CountMark({
  total,
  ref,
}: {
  total: number | undefined;
  ref?: Ref<HTMLSpanElement>;
}) {
  return (
    <span ref={ref} className="min-w-6 shrink-0 text-right text-small text-text-3 tabular-nums">
      {total !== undefined && (
        <>
          <VisuallyHidden>{words.beforeCount}</VisuallyHidden>
          {words.count(total)}
          <VisuallyHidden>{words.afterCount(total)}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
