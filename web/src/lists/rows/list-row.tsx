import { PanelRight } from "lucide-react";
import { type MouseEvent, memo, useEffect, useId, useRef, useState } from "react";
import { bugLink } from "../../bugs/bug-link";
import type { Bug } from "../../store/bug";
import { texts } from "../../texts/en";
import { enLists } from "../../texts/en-lists";
import { IconButton } from "../../ui/icon-button";
import { Tooltip } from "../../ui/tooltip";
import { useSteady } from "../../ui/use-steady";
import type { ColumnID } from "../look/columns";
import { bugCell, cellID } from "./bug-cell";
import type { RowWorld } from "./use-row-world";

/** What is done with rows: the same functions as long as the list is there. */
export interface RowActs {
  onFocus?: (bugID: string) => void;
  /** With `range` everything from the one before. */
  onSelect?: (bugID: string, range: boolean) => void;
  /** With `focus` what is shown takes the focus; else it stays with the list. */
  onPeek: (bugKey: string, focus?: "focus") => void;
}

/**
 * A bug in a list: pressing it opens its page, or shows it beside the list while another one is. Drawn again
 * only when one of these values is another one: a list draws often.
 */
export const ListRow = memo(function ListRow({
  bug,
  index,
  setSize,
  box,
  height,
  top,
  world,
  columns,
  isCurrent = false,
  selecting = "no",
  isSelected = false,
  peekedKey,
  acts,
}: {
  /** Nothing while it is not here. */
  bug: Bug | undefined;
  /** Which one of the list it is, from 0. */
  index: number;
  /** Of the whole list; -1 where that is not known. */
  setSize: number;
  /** Classes of its box among the other rows. */
  box: string;
  /** Both in pixels, where rows have places of their own. */
  height?: number;
  top?: number;
  world: RowWorld;
  columns: readonly ColumnID[];
  isCurrent?: boolean;
  /** Whether the person may select; of "all" every row shows its box, because something is selected. */
  selecting?: "no" | "pointed" | "all";
  isSelected?: boolean;
  /** The bug that is shown beside the list now. */
  peekedKey: string | undefined;
  acts: RowActs;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const [isPointed, setPointed] = useState(false);
  const { select } = useSteady({
    select: (range: boolean) => {
      if (bug !== undefined) acts.onSelect?.(bug.id, range);
    },
  });
  useEffect(() => {
    if (isCurrent) link.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  const place = {
    "aria-setsize": setSize,
    "aria-posinset": index + 1,
    style: { height, top },
  };
  if (bug === undefined) return <li {...place} className={box} />;
  const isPeeked = peekedKey === bug.key;
  function handleClick(event: MouseEvent) {
    // While a bug is shown beside the list a click shows another one there; Enter always opens the page.
    const isPlain = event.detail > 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || peekedKey === undefined || bug === undefined) return;
    event.preventDefault();
    acts.onPeek(bug.key);
  }
  const look = isSelected ? "bg-accent-soft" : isPeeked ? "bg-active" : "";
  const of = { bug, world, project: world.projectOf(bug.projectID), isPointed, id };
  return (
    <li
      {...place}
      // What only a pointer needs is made when one comes: rows are many.
      onPointerEnter={() => setPointed(true)}
      className={`group flex items-stretch hover:bg-hover ${box} ${look}`}
    >
      {selecting !== "no" && (
        <RowBox of={id} isShown={selecting === "all"} isSelected={isSelected} onSelect={select} />
      )}
      {bugLink({
        ref: link,
        orgID: world.orgID,
        bugKey: bug.key,
        "aria-current": isPeeked || undefined,
        onFocus: () => acts.onFocus?.(bug.id),
        onClick: handleClick,
        className:
          "press flex min-w-0 flex-1 items-center gap-3 px-3 max-narrow:gap-2 focus-visible:-outline-offset-2",
        children: columns.map((column) => bugCell(column, of)),
      })}
      {isPointed && (
        <span className="absolute inset-y-0 right-2 hidden items-center group-hover:flex max-narrow:hidden! pointer-coarse:hidden!">
          <Tooltip label={texts.bugs.peek} keyName="peek">
            <IconButton
              label={texts.bugs.peek}
              size="small"
              tabIndex={-1}
              className="border border-border bg-raised"
              icon={<PanelRight aria-hidden="true" />}
              onClick={() => acts.onPeek(bug.key, "focus")}
            />
          </Tooltip>
        </span>
      )}
    </li>
  );
});

/**
 * By itself, and named by what stands in the row: an input that is drawn again is written again, whether or not it
 * changed.
 */
const RowBox = memo(function RowBox({
  of,
  isShown,
  isSelected,
  onSelect,
}: {
  /** The row's id. */
  of: string;
  isShown: boolean;
  isSelected: boolean;
  onSelect: (range: boolean) => void;
}) {
  const id = `${of}box`;
  // What is there and shows nothing is dear where it is so by its opacity: a picture of its own per row.
  const look = isShown
    ? ""
    : "appearance-none group-hover:appearance-auto focus-visible:appearance-auto pointer-coarse:appearance-auto";
  return (
    // The whole strip is the target.
    <label className="-mr-3 flex w-8 shrink-0 cursor-pointer items-center justify-center">
      <input
        id={id}
        type="checkbox"
        aria-label={enLists.selection.one}
        // A row without the key is named by the title alone.
        aria-labelledby={`${id} ${cellID(of, "key")} ${cellID(of, "title")}`}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          onSelect(nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
        }
        className={`size-4 accent-accent print:hidden ${look}`}
      />
    </label>
  );
});
