import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useKeys } from "../keys/use-keys";
import { type MyList, myBugs } from "../store/my-bugs";
import { useCell } from "../store/use-cell";
import { loadNextMyBugs } from "./load-my-bugs";
import { MyBugRow } from "./my-bug-row";

const rowPx = 37;
/** The next page is asked for while so many rows are still to come. */
const aheadRows = 30;

/** Rows come in as the reader scrolls; J and K walk along them, Enter opens. */
export function MyBugRows({ list, total }: { list: MyList; total: number | undefined }) {
  // The virtualizer is read while it changes: the compiler must not keep its answers.
  "use no memo";
  const { items, isComplete, state } = useCell(myBugs[list]);
  const rowsList = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(rowsList.current?.offsetTop ?? 0), []);
  // oxlint-disable-next-line react/incompatible-library -- The whole component is kept from the compiler.
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowPx,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => items[index]?.id ?? index,
  });
  const rows = virtual.getVirtualItems();
  const isNearEnd = (rows.at(-1)?.index ?? 0) >= items.length - aheadRows;
  useEffect(() => {
    if (isNearEnd && !isComplete && state.is === "ready") void loadNextMyBugs(list);
  }, [isNearEnd, isComplete, state.is, list, items.length]);

  const [selected, setSelected] = useState<number>();
  function select(index: number) {
    const inRange = Math.max(0, Math.min(items.length - 1, index));
    setSelected(inRange);
    virtual.scrollToIndex(inRange, { align: "auto" });
  }
  useKeys({
    next: () => select(selected === undefined ? 0 : selected + 1),
    previous: () => select((selected ?? 1) - 1),
  });
  return (
    <ul
      ref={rowsList}
      className="relative box-content overflow-hidden rounded-card border border-border bg-surface"
      style={{ height: virtual.getTotalSize() }}
    >
      {rows.map((row) => {
        const bug = items[row.index];
        return (
          bug && (
            <li
              key={row.key}
              aria-setsize={total ?? -1}
              aria-posinset={row.index + 1}
              className={`absolute inset-x-0 top-0 ${row.index > 0 ? "border-t border-border" : ""}`}
              style={{ height: row.size, transform: `translateY(${row.start - top}px)` }}
            >
              <MyBugRow
                bug={bug}
                isSelected={row.index === selected}
                onFocus={() => setSelected(row.index)}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
