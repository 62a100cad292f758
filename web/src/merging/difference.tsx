import { enMerging as words } from "../texts/en-merging";
import { classNames } from "../ui/class-names";
import { VisuallyHidden } from "../ui/visually-hidden";
import { textDiff } from "./text-diff";

/** A text with marks where it differs from a former one. */
export function Difference({
  before,
  after,
  label,
  isShort = false,
}: {
  before: string;
  after: string;
  /** Of a text among others: it can be gone to by keyboard, and scrolls by itself. */
  label?: string;
  isShort?: boolean;
}) {
  const named = label === undefined ? {} : { role: "region", "aria-label": label, tabIndex: 0 };
  return (
    <p
      {...named}
      className={classNames(
        "overflow-y-auto rounded-control border border-border bg-sunken p-3 text-read break-words whitespace-pre-wrap",
        isShort ? "max-h-[25dvh]" : "max-h-[50dvh]",
      )}
    >
      {textDiff(before, after).map((piece, index) => {
        // The pieces of one difference never move.
        const key = index;
        if (piece.is === "same") return <span key={key}>{piece.text}</span>;
        if (piece.is === "added") {
          return (
            <ins key={key} className="bg-success-soft text-success no-underline">
              <VisuallyHidden>{words.added}</VisuallyHidden>
              {piece.text}
            </ins>
          );
        }
        return (
          <del key={key} className="bg-danger-soft text-danger">
            <VisuallyHidden>{words.removed}</VisuallyHidden>
            {piece.text}
          </del>
        );
      })}
    </p>
  );
}
