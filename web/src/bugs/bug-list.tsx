import { useEffect, useEffectEvent, useRef, useState } from "react";
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
import { useWindowRows } from "../ui/use-window-rows";
import { BugRow } from "./bug-row";
import { indexIn, rememberWalk } from "./list-walk";
import { loadNextBugs } from "./load-bugs";
import { projectWalk } from "./project-walk";
import { SendingRow } from "./sending-row";

const rowPx = 37;
/** The next page is asked for while so many rows are still to come. */
const aheadRows = 30;
/** Paper shows all rows that are here, but no more than these. */
const printedRowsMax = 1000;

/** A bug shown beside its list. */
export interface Peek {
  /** The bug that is shown now. */
  bugKey: string | undefined;
  /** With `focus` what is shown takes the focus; else it stays with the list. */
  onPeek: (bugKey: string, focus?: "focus") => void;
}

interface ListProps {
  project: Project;
  peek: Peek;
}

/** A project's bugs, newest first; pages come in as the reader scrolls. */
export function BugList({ project, peek }: ListProps) {
  const { bugs } = replicaOf(project.orgID);
  const view = bugs.view(project.id);
  const shape = useBugView(view);
  const sending = useSendingBugs(project.orgID).filter((bug) => bug.projectID === project.id);
  const { is } = shape.state;
  useEffect(() => rememberWalk(projectWalk(project)), [project]);
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
      {shape.count > 0 && <Rows project={project} peek={peek} />}
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

function Rows({ project, peek }: ListProps) {
  // The ordered view is read while it changes: the compiler must not keep its answers.
  "use no memo";
  const { bugs } = replicaOf(project.orgID);
  const view = bugs.view(project.id);
  const { count, isComplete, state } = useBugView(view);
  const list = useRef<HTMLUListElement>(null);
  const isPrinting = usePrinting();
  const { first, last, scrollTo } = useWindowRows(list, count, rowPx);
  const shown = isPrinting
    ? { from: 0, to: Math.min(count, printedRowsMax) }
    : { from: first, to: last };
  const isNearEnd = last > count - aheadRows;
  useEffect(() => {
    if (isNearEnd && !isComplete && state.is === "ready") {
      void loadNextBugs(project.orgID, project.id);
    }
  }, [isNearEnd, isComplete, state.is, project.orgID, project.id]);

  const [selected, setSelected] = useState<number>();
  function select(index: number) {
    const inRange = Math.max(0, Math.min(count - 1, index));
    setSelected(inRange);
    scrollTo(inRange);
    const id = bugs.idIn(view, inRange);
    if (peek.bugKey !== undefined && id !== undefined) peek.onPeek(bugs.get(id)?.key ?? "");
  }
  useKeys({
    next: () => select(selected === undefined ? 0 : selected + 1),
    previous: () => select((selected ?? 1) - 1),
  });
  useAfterPeek(peek.bugKey, (bugKey) => {
    const index = indexIn(projectWalk(project), bugs.getByKey(bugKey)?.id ?? "");
    if (index < 0) return;
    setSelected(index);
    scrollTo(index);
    list.current?.querySelector<HTMLElement>(`[data-bug="${CSS.escape(bugKey)}"]`)?.focus();
  });
  return (
    <ul
      ref={list}
      className="relative box-content overflow-hidden rounded-card border border-border bg-surface print:h-auto!"
      style={{ height: count * rowPx }}
    >
      {Array.from({ length: Math.max(0, shown.to - shown.from) }, (_, offset) => {
        const index = shown.from + offset;
        const bugID = bugs.idIn(view, index) ?? "";
        return (
          <li
            key={bugID || index}
            aria-setsize={isComplete ? count : -1}
            aria-posinset={index + 1}
            className={`absolute inset-x-0 top-0 break-inside-avoid print:static print:transform-none! ${index > 0 ? "border-t border-border" : ""}`}
            style={{ height: rowPx, transform: `translateY(${index * rowPx}px)` }}
          >
            <BugRow
              orgID={project.orgID}
              bugID={bugID}
              isSelected={index === selected}
              onFocus={() => setSelected(index)}
              peek={peek}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Hears which bug was shown beside the list when none is any more. */
function useAfterPeek(bugKey: string | undefined, onClosed: (bugKey: string) => void): void {
  const before = useRef(bugKey);
  const handleClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (before.current !== undefined && bugKey === undefined) handleClosed(before.current);
    before.current = bugKey;
  }, [bugKey]);
}
