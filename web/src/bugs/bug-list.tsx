import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useKeys } from "../keys/use-keys";
import { useBugView, useSendingBugs } from "../store/hooks";
import type { Project } from "../store/organization";
import { replicaOf } from "../store/replica";
import { texts } from "../texts/en";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Skeleton } from "../ui/skeleton";
import { usePrinting } from "../ui/use-printing";
import { BugRow } from "./bug-row";
import { loadNextBugs } from "./load-bugs";
import { SendingRow } from "./sending-row";

const rowPx = 37;
/** The next page is asked for while so many rows are still to come. */
const aheadRows = 30;
/** Paper shows all rows that are here, but no more than these. */
const printedRowsMax = 1000;

/** A project's bugs, newest first; pages come in as the reader scrolls. */
export function BugList({ project }: { project: Project }) {
  const { bugs } = replicaOf(project.orgID);
  const view = bugs.view(project.id);
  const shape = useBugView(view);
  const sending = useSendingBugs(project.orgID).filter((bug) => bug.projectID === project.id);
  const { is } = shape.state;
  useEffect(() => {
    if (is === "none") void loadNextBugs(project.orgID, project.id);
  }, [is, project.orgID, project.id]);

  const isFirstPage = shape.count === 0 && !shape.isComplete && is !== "failed";
  return (
    <>
      {sending.map((bug) => (
        <SendingRow key={bug.id} bug={bug} />
      ))}
      {isFirstPage && <Skeleton label={texts.bugs.loading} count={8} />}
      {shape.count > 0 && <Rows project={project} />}
      {shape.count === 0 && shape.isComplete && sending.length === 0 && (
        <EmptyState text={texts.bugs.none} />
      )}
      {shape.state.is === "failed" && (
        <Banner
          kind="danger"
          action={
            <Button onClick={() => void loadNextBugs(project.orgID, project.id)}>
              {texts.tryAgain}
            </Button>
          }
        >
          {shape.state.problem.detail}
        </Banner>
      )}
    </>
  );
}

function Rows({ project }: { project: Project }) {
  // The virtualizer and the ordered view are read while they change: the compiler must not keep their answers.
  "use no memo";
  const { bugs } = replicaOf(project.orgID);
  const view = bugs.view(project.id);
  const { count, isComplete, state } = useBugView(view);
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const isPrinting = usePrinting();
  // oxlint-disable-next-line react/incompatible-library -- The whole component is kept from the compiler.
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => rowPx,
    overscan: 8,
    scrollMargin: top,
    rangeExtractor: (range) =>
      isPrinting
        ? Array.from({ length: Math.min(count, printedRowsMax) }, (_, index) => index)
        : defaultRangeExtractor(range),
    getItemKey: (index) => bugs.idIn(view, index) ?? index,
  });
  const rows = virtual.getVirtualItems();
  const isNearEnd = (rows.at(-1)?.index ?? 0) >= count - aheadRows;
  useEffect(() => {
    if (isNearEnd && !isComplete && state.is === "ready") {
      void loadNextBugs(project.orgID, project.id);
    }
  }, [isNearEnd, isComplete, state.is, project.orgID, project.id, count]);

  const [selected, setSelected] = useState<number>();
  function select(index: number) {
    const inRange = Math.max(0, Math.min(count - 1, index));
    setSelected(inRange);
    virtual.scrollToIndex(inRange, { align: "auto" });
  }
  useKeys({
    next: () => select(selected === undefined ? 0 : selected + 1),
    previous: () => select((selected ?? 1) - 1),
  });
  return (
    <ul
      ref={list}
      className="relative box-content overflow-hidden rounded-card border border-border bg-surface print:h-auto!"
      style={{ height: virtual.getTotalSize() }}
    >
      {rows.map((row) => (
        <li
          key={row.key}
          aria-setsize={isComplete ? count : -1}
          aria-posinset={row.index + 1}
          className={`absolute inset-x-0 top-0 break-inside-avoid print:static print:transform-none! ${row.index > 0 ? "border-t border-border" : ""}`}
          style={{ height: row.size, transform: `translateY(${row.start - top}px)` }}
        >
          <BugRow
            orgID={project.orgID}
            bugID={bugs.idIn(view, row.index) ?? ""}
            isSelected={row.index === selected}
            onFocus={() => setSelected(row.index)}
          />
        </li>
      ))}
    </ul>
  );
}
