import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { KeyBinding } from "../../keys/shown";
import { useKeyBindings } from "../../keys/use-key-bindings";
import { useBugs } from "../../store/hooks";
import { replicaOf } from "../../store/replica";
import { slotIn } from "../../store/slot-ids";
import { enLists } from "../../texts/en-lists";
import { usePrinting } from "../../ui/use-printing";
import { useSteady } from "../../ui/use-steady";
import { useWindowRows } from "../../ui/use-window-rows";
import type { BugSource } from "../asking/bug-source";
import type { ColumnID } from "../look/columns";
import type { Density } from "../look/list-look";
import {
  allSelected,
  type BulkPartName,
  bulkParts,
  extended,
  nothingSelected,
  type Selection,
  toggled,
} from "../selection";
import { GroupHeading } from "./group-heading";
import { GroupedLines, groupValues, type ListLine } from "./groups";
import { ListRow, type RowActs } from "./list-row";
import { type Peek, useAfterPeek } from "./peek";
import { RowKeys } from "./row-keys";
import { useCurrent } from "./use-current";
import { useGroupCounts } from "./use-group-counts";
import { useKeptScroll } from "./use-kept-scroll";
import { useRowWorld } from "./use-row-world";

const words = enLists.keys;
const rowPx: Record<Density, number> = { comfortable: 37, compact: 29 };
/** The next page is asked for while so many rows are still to come. */
const aheadRows = 30;
/** Paper shows all rows that are here, but no more than these. */
const printedRowsMax = 1000;

/**
 * A line is laid out by itself, and is no picture of its own: a transform or a clip of each would be one more thing to
 * keep for it.
 */
const boxLook =
  "absolute inset-x-0 break-inside-avoid [contain:size_layout_style] print:static print:contain-none";

interface RowsProps {
  source: BugSource;
  columns: readonly ColumnID[];
  density: Density;
  /** A field of the query language. */
  group: string | undefined;
  selection: Selection;
  /** Absent for those who can change nothing. */
  onSelection: ((selection: Selection, asked?: BulkPartName) => void) | undefined;
  /** Told how many rows the reader has come to. */
  onSeen: (count: number) => void;
  peek: Peek;
}

/** The rows of a list; more come in as the reader scrolls. J and K walk along them. */
export function BugRows(props: RowsProps) {
  const { source, columns, density, group, selection, onSelection, onSeen, peek } = props;
  useSyncExternalStore(source.subscribe, source.shape);
  const { orgID } = source.question;
  const height = rowPx[density];
  const count = source.count();
  const { lineAt, lineOf, lineCount } = useLines(source, group);
  const countOf = useGroupCounts(source.question, group, source.total());
  const list = useRef<HTMLUListElement>(null);
  const isPrinting = usePrinting();
  const { first, last, scrollTo } = useWindowRows(list, lineCount, height);
  const from = isPrinting ? 0 : first;
  const to = isPrinting ? Math.min(lineCount, printedRowsMax) : last;
  const isNearEnd = last > lineCount - aheadRows;
  const isReady = source.state().is === "ready" && !source.isComplete();
  useEffect(() => {
    onSeen(last);
    if (isNearEnd && isReady) source.loadMore();
  }, [isNearEnd, isReady, source, last, onSeen]);
  useKeptScroll(
    list,
    (at) => nameOfLine(source, lineAt(at)),
    (name) => lineOf(source.indexOf(name)),
    height,
  );

  const current = useCurrent(source);
  function go(index: number) {
    const inRange = Math.max(0, Math.min(count - 1, index));
    current.set(inRange);
    scrollTo(lineOf(inRange));
    const bug = source.at(inRange);
    if (peek.bugKey !== undefined && bug !== undefined) peek.onPeek(bug.key);
  }
  useWalkKeys(list, peek, source.at(current.index ?? -1)?.key, {
    next: () => go(current.index === undefined ? 0 : current.index + 1),
    previous: () => go((current.index ?? 1) - 1),
  });
  useAfterPeek(peek.bugKey, (bugKey) => {
    const id = replicaOf(orgID).bugs.getByKey(bugKey)?.id;
    const index = source.indexOf(id ?? "");
    if (index < 0) return;
    current.set(index);
    scrollTo(lineOf(index));
    linkOf(list, bugKey)?.focus();
  });
  useSelectKeys({
    source,
    selection,
    onSelection,
    isAlone: peek.bugKey === undefined,
    current: current.index,
    go,
  });

  const acts: RowActs = useSteady({
    onFocus: (bugID: string) => current.set(source.indexOf(bugID)),
    onSelect: (bugID: string, range: boolean) =>
      onSelection?.(range ? extended(selection, source.ids(), bugID) : toggled(selection, bugID)),
    onPeek: peek.onPeek,
  });
  const [keys] = useState(() => new RowKeys());
  const lines = Array.from({ length: Math.max(0, to - from) }, (_, offset) =>
    lineAt(from + offset),
  );
  const names = lines.map((what, offset) => nameOfLine(source, what) || `${from + offset}`);
  const bugIDs = names.filter((_, offset) => lines[offset]?.is === "bug");
  const bugKeys = keys.of(bugIDs);
  const bugs = useBugs(orgID, bugIDs);
  const world = useRowWorld(orgID, bugs, columns);
  const selecting = onSelection === undefined ? "no" : selection.ids.size > 0 ? "all" : "pointed";
  const setSize = source.total() ?? (source.isComplete() ? count : -1);
  let bugsSoFar = 0;

  return (
    <ul
      ref={list}
      className="relative box-content overflow-hidden rounded-card border border-border bg-surface print:h-auto!"
      style={{ height: lineCount * height }}
      onFocus={({ currentTarget, target }) => {
        const rows = [...currentTarget.querySelectorAll("[aria-posinset]")];
        keys.focus(rows.findIndex((row) => row.contains(target)));
      }}
    >
      {lines.map((what, offset) => {
        const at = from + offset;
        const top = at * height;
        const box = `${boxLook} ${at > 0 ? "border-t border-border" : ""}`;
        if (what.is === "heading") {
          return (
            <li key={names[offset]} className={box} style={{ height, top }}>
              <GroupHeading
                orgID={orgID}
                field={group ?? ""}
                value={what.value}
                count={countOf(what.value) ?? (source.isComplete() ? what.count : undefined)}
              />
            </li>
          );
        }
        const key = bugKeys[bugsSoFar];
        const bug = bugs[bugsSoFar];
        bugsSoFar += 1;
        return (
          <ListRow
            key={key}
            bug={bug}
            index={what.index}
            setSize={setSize}
            box={box}
            height={height}
            top={top}
            world={world}
            columns={columns}
            isCurrent={what.index === current.index}
            selecting={selecting}
            isSelected={bug !== undefined && selection.ids.has(bug.id)}
            peekedKey={peek.bugKey}
            acts={acts}
          />
        );
      })}
    </ul>
  );
}

/** Without groups a line is a bug; with them headings stand between. */
function useLines(source: BugSource, group: string | undefined) {
  const { bugs, projects } = replicaOf(source.question.orgID);
  const shape = source.shape();
  const grouped = useMemo(() => {
    if (group === undefined) return undefined;
    const ids = source.ids();
    const valueOf = groupValues(group, bugs.columns, (id) => projects.get(id));
    let lines: GroupedLines | undefined;
    bugs.asShown(() => {
      lines = new GroupedLines(ids.length, (index) => {
        const slot = slotIn(ids, index, bugs.columns);
        return slot === undefined ? "" : valueOf(slot);
      });
    });
    return lines;
    // The groups are those that the list came in: an edit moves a bug when the list is asked again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [source, group, shape]);
  return {
    lineCount: grouped?.count ?? source.count(),
    lineAt: (at: number): ListLine => grouped?.at(at) ?? { is: "bug", index: at },
    lineOf: (index: number) => grouped?.lineOf(index) ?? index,
  };
}

function nameOfLine(source: BugSource, line: ListLine): string {
  return line.is === "bug" ? (source.idAt(line.index) ?? "") : `group ${line.value}`;
}

/** What leads along the rows and opens the one that has the focus. */
function useWalkKeys(
  list: RefObject<HTMLElement | null>,
  peek: Peek,
  currentKey: string | undefined,
  { next, previous }: { next: () => void; previous: () => void },
): void {
  const isAlone = peek.bugKey === undefined;
  useKeyBindings({
    title: words.title,
    bindings: [
      { name: "next", run: next },
      { name: "previous", run: previous },
      ...(currentKey === undefined
        ? []
        : [{ name: "peek" as const, run: () => peek.onPeek(currentKey, "focus") }]),
      // Else the bug beside the list is the one that is opened.
      ...(currentKey !== undefined && isAlone
        ? [{ name: "open" as const, run: () => linkOf(list, currentKey)?.click() }]
        : []),
    ],
  });
}

function linkOf(list: RefObject<HTMLElement | null>, bugKey: string): HTMLElement | null {
  return list.current?.querySelector(`a[href$="/${CSS.escape(bugKey)}"]`) ?? null;
}

/** What selects rows: the one that has the focus, the next ones with it, all that were loaded, none. */
function useSelectKeys({
  source,
  selection,
  onSelection,
  isAlone,
  current,
  go,
}: {
  source: BugSource;
  selection: Selection;
  onSelection: ((selection: Selection, asked?: BulkPartName) => void) | undefined;
  /** No bug is shown beside the list. */
  isAlone: boolean;
  current: number | undefined;
  go: (index: number) => void;
}): void {
  const at = current ?? 0;
  const id = source.idAt(at);
  function extend(by: 1 | -1) {
    const to = source.idAt(at + by);
    if (id === undefined || to === undefined) return;
    const begun = selection.ids.has(id) ? selection : toggled(selection, id);
    onSelection?.(extended({ ids: begun.ids, anchor: begun.anchor ?? id }, source.ids(), to));
    go(at + by);
  }
  const bindings: KeyBinding[] = [
    { name: "selectNext", run: () => extend(1) },
    { name: "selectPrevious", run: () => extend(-1) },
    {
      name: "selectAll",
      run: () => onSelection?.(allSelected(selection, source.ids())),
    },
  ];
  if (current !== undefined && id !== undefined) {
    bindings.unshift({ name: "select", run: () => onSelection?.(toggled(selection, id)) });
  }
  const isAny = selection.ids.size > 0;
  if (isAny && isAlone) {
    bindings.push({ name: "back", words: words.clear, run: () => onSelection?.(nothingSelected) });
  }
  // What changes bugs is done with the row that has the focus, as if it alone were selected.
  if (!isAny && isAlone && current !== undefined && id !== undefined) {
    for (const name of bulkParts) {
      bindings.push({ name, run: () => onSelection?.(toggled(nothingSelected, id), name) });
    }
  }
  useKeyBindings({ title: words.title, bindings: onSelection ? bindings : [] });
}
