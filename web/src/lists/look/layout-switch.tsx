import { Columns3, List } from "lucide-react";
import { useKeyBindings } from "../../keys/use-key-bindings";
import { enLists } from "../../texts/en-lists";

const words = enLists.layouts;
const layouts = [
  ["list", List],
  ["board", Columns3],
] as const;

/** The same bugs as a list, or as a board. */
export function LayoutSwitch({
  layout,
  onLayout,
  onOther,
}: {
  layout: "list" | "board";
  onLayout: (layout: "list" | "board") => void;
  /** By key: the other one than the address says, which may be ahead of what is drawn. */
  onOther: () => void;
}) {
  const other = layout === "list" ? "board" : "list";
  useKeyBindings({
    title: enLists.keys.title,
    bindings: [{ name: "layout", words: words.show[other], run: onOther }],
  });
  return (
    <fieldset className="inline-flex overflow-hidden rounded-control border border-border-strong">
      <legend className="sr-only">{words.title}</legend>
      {layouts.map(([each, Icon]) => (
        <button
          key={each}
          type="button"
          aria-pressed={layout === each}
          onClick={() => onLayout(each)}
          className="press inline-flex h-8 items-center gap-1.5 px-2.5 text-ui font-medium text-text-2 hover:bg-hover focus-visible:-outline-offset-2 aria-pressed:bg-active aria-pressed:text-text"
        >
          <Icon className="size-4" aria-hidden="true" />
          {words[each]}
        </button>
      ))}
    </fieldset>
  );
}
