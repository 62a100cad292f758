import { useEffect, useRef, useState } from "react";
import { useKeyBindings } from "../keys/use-key-bindings";
import { type MyList, myBugs } from "../store/my-bugs";
import { useCell } from "../store/use-cell";
import { texts } from "../texts/en";
import { useWindowRows } from "../ui/use-window-rows";
import { loadNextMyBugs } from "./load-my-bugs";
import { MyBugRow } from "./my-bug-row";
import { rememberMyBugs } from "./my-bugs-walk";

const rowPx = 37;
/** The next page is asked for while so many rows are still to come. */
const aheadRows = 30;

/** Rows come in as the reader scrolls; J and K walk along them, Enter opens. */
export function MyBugRows({ list, total }: { list: MyList; total: number | undefined }) {
  const { items, isComplete, state } = useCell(myBugs[list]);
  const rowsList = useRef<HTMLUListElement>(null);
  const { first, last, scrollTo } = useWindowRows(rowsList, items.length, rowPx);
  const isNearEnd = last > items.length - aheadRows;
  useEffect(() => rememberMyBugs(list), [list]);
  useEffect(() => {
    if (isNearEnd && !isComplete && state.is === "ready") void loadNextMyBugs(list);
  }, [isNearEnd, isComplete, state.is, list]);

  const [selected, setSelected] = useState<number>();
  function select(index: number) {
    const inRange = Math.max(0, Math.min(items.length - 1, index));
    setSelected(inRange);
    scrollTo(inRange);
  }
  useKeyBindings({
    title: texts.bugs.list,
    bindings: [
      { name: "next", run: () => select(selected === undefined ? 0 : selected + 1) },
      { name: "previous", run: () => select((selected ?? 1) - 1) },
      {
        name: "open",
        run: () => rowsList.current?.querySelector<HTMLElement>("[data-selected] a")?.click(),
      },
    ],
  });
  return (
    <ul
      ref={rowsList}
      className="relative box-content overflow-hidden rounded-card border border-border bg-surface"
      style={{ height: items.length * rowPx }}
    >
      {items.slice(first, last).map((bug, offset) => {
        const index = first + offset;
        return (
          <li
            key={bug.id}
            aria-setsize={total ?? -1}
            aria-posinset={index + 1}
            data-selected={index === selected || undefined}
            className={`absolute inset-x-0 top-0 ${index > 0 ? "border-t border-border" : ""}`}
            style={{ height: rowPx, transform: `translateY(${index * rowPx}px)` }}
          >
            <MyBugRow
              bug={bug}
              isSelected={index === selected}
              onFocus={() => setSelected(index)}
            />
          </li>
        );
      })}
    </ul>
  );
}
