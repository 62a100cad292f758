import { Search, X } from "lucide-react";
import { type KeyboardEvent, memo, type RefObject, useId, useState } from "react";
import { keysOf } from "../keys/own-keys";
import { writtenPress } from "../keys/press";
import { enPalette as words } from "../texts/en-palette";
import { IconButton } from "../ui/icon-button";
import { Kbd } from "../ui/kbd";
import type { FoundGroup, FoundItem, Item } from "./finding/item";
import { ItemList } from "./item-list";
import { useFound } from "./use-found";

/** The field and what it finds. Arrows lead along the results, Enter takes one. */
export function PaletteBody({
  what,
  input,
  onChoose,
  onClose,
}: {
  what: "all" | "recent";
  input: RefObject<HTMLInputElement | null>;
  onChoose: (item: Item) => void;
  onClose: () => void;
}) {
  const listID = useId();
  const [typed, setTyped] = useState("");
  const [activeID, setActiveID] = useState<string>();
  const { groups, isAsking } = useFound(typed, what);
  const items = groups.flatMap((group) => group.items);
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === activeID),
  );
  const active = items[at];

  function handleKeyDown(event: KeyboardEvent) {
    const last = items.length - 1;
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") setActiveID(items[at === last ? 0 : at + 1]?.id);
    else if (event.key === "ArrowUp") setActiveID(items[at === 0 ? last : at - 1]?.id);
    else if (event.key === "PageDown") setActiveID(firstOfGroup(groups, items, at, 1)?.id);
    else if (event.key === "PageUp") setActiveID(firstOfGroup(groups, items, at, -1)?.id);
    else if (event.key === "Enter" && active) onChoose(active);
    else if (keysOf("palette").includes(writtenPress(event) ?? "")) onClose();
    else return;
    event.preventDefault();
  }
  return (
    <>
      <div className="flex items-center gap-2 border-b border-border px-4">
        <Search className="size-4 shrink-0 text-text-3" aria-hidden="true" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={words.label}
          aria-expanded={items.length > 0}
          aria-controls={listID}
          aria-activedescendant={active && `${listID}-${at}`}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={what === "recent" ? words.recentPlaceholder : words.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActiveID(undefined);
          }}
          onKeyDown={handleKeyDown}
          className="h-12 min-w-0 flex-1 bg-transparent text-lead text-text outline-none placeholder:text-text-3"
        />
        <IconButton label={words.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <p role="status" className="sr-only">
        {statusOf(typed, items.length, isAsking)}
      </p>
      {items.length === 0 && <Nothing typed={typed} isAsking={isAsking} />}
      <ItemList listID={listID} groups={groups} active={active} onChoose={onChoose} />
      <Hints />
    </>
  );
}

/** The first item of the group after or before that of the item at that place. */
function firstOfGroup(
  groups: readonly FoundGroup[],
  items: readonly FoundItem[],
  at: number,
  by: 1 | -1,
): FoundItem | undefined {
  const group = groups.findIndex((each) => each.items.some((item) => item === items[at]));
  return (groups[group + by] ?? groups[group])?.items[0];
}

function statusOf(typed: string, count: number, isAsking: boolean): string {
  if (count === 0 && isAsking) return words.searching;
  return count === 0 && typed.trim() !== "" ? words.none(typed.trim()) : words.found(count);
}

function Nothing({ typed, isAsking }: { typed: string; isAsking: boolean }) {
  const isTyped = typed.trim() !== "";
  return (
    <div className="flex flex-col gap-1 px-4 py-6 text-ui text-text-2">
      <p>{isTyped ? (isAsking ? words.searching : words.none(typed.trim())) : words.noneSeen}</p>
      {isTyped && !isAsking && <p className="text-text-3">{words.noneHint}</p>}
    </div>
  );
}

const Hints = memo(function Hints() {
  const { hints } = words;
  return (
    <p className="mt-auto flex gap-4 border-t border-border px-4 py-2 text-small text-text-3 max-narrow:hidden">
      <span className="flex items-center gap-1">
        <Kbd keys="Up" />
        <Kbd keys="Down" />
        {hints.move}
      </span>
      <span className="flex items-center gap-1">
        <Kbd keys="Enter" />
        {hints.run}
      </span>
      <span className="flex items-center gap-1">
        <Kbd keys="Esc" />
        {hints.close}
      </span>
    </p>
  );
});
