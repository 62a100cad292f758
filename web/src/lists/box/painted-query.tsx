import type { Ref } from "react";
import type { Piece, Place, Tree } from "../../query/tree";

const inks: Record<Piece["is"], string> = {
  field: "text-accent-text",
  value: "text-info",
  words: "text-text",
  sign: "text-text-3",
  unknown: "text-warning",
  wrong: "text-danger",
};

/** The text of the box in its colours, over the field that it is typed into. Nobody else meets it. */
export function PaintedQuery({
  text,
  tree,
  wrong,
  ref,
}: {
  text: string;
  tree: Pick<Tree, "pieces">;
  /** Underlined. */
  wrong: readonly Place[];
  ref: Ref<HTMLDivElement>;
}) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 right-9 left-9 overflow-hidden forced-colors:hidden"
    >
      <div ref={ref} className="flex h-full w-max items-center text-read whitespace-pre">
        <span>
          {stretchesOf(text, tree, wrong).map(({ from, to, look }) => (
            <span key={from} className={look}>
              {text.slice(from, to)}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

interface Stretch extends Place {
  look: string;
}

/** The text cut wherever its look changes. */
function stretchesOf(
  text: string,
  { pieces }: Pick<Tree, "pieces">,
  wrong: readonly Place[],
): Stretch[] {
  const cuts = new Set([0, text.length]);
  for (const { from, to } of [...pieces, ...wrong]) cuts.add(from).add(to);
  const sorted = [...cuts].toSorted((a, b) => a - b);
  return sorted.slice(1).map((to, index) => {
    const from = sorted[index] ?? 0;
    const covers = (place: Place) => place.from <= from && to <= place.to;
    const ink = inks[pieces.find(covers)?.is ?? "words"];
    const line = wrong.some(covers) ? "underline decoration-danger decoration-wavy" : "";
    return { from, to, look: `${ink} ${line}` };
  });
}
