import { Link } from "@tanstack/react-router";
import { PanelRight } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useBug, useProject } from "../../store/hooks";
import { texts } from "../../texts/en";
import { enLists } from "../../texts/en-lists";
import { IconButton } from "../../ui/icon-button";
import { Tooltip } from "../../ui/tooltip";
import type { ColumnID } from "../look/columns";
import { BugCell } from "./bug-cell";
import type { Peek } from "./peek";

export interface RowSelecting {
  isSelected: boolean;
  /** Something is selected: every row shows its box. */
  isAny: boolean;
  /** With `range` everything from the one before. */
  onSelect: (range: boolean) => void;
}

/** A bug in a list: pressing it opens its page, or shows it beside the list while another one is. */
export function ListRow({
  orgID,
  bugID,
  columns,
  isCurrent,
  onFocus,
  selecting,
  peek,
}: {
  orgID: string;
  bugID: string;
  columns: readonly ColumnID[];
  isCurrent: boolean;
  onFocus: () => void;
  /** Absent for those who can change nothing. */
  selecting: RowSelecting | undefined;
  peek: Peek;
}) {
  const bug = useBug(orgID, bugID);
  const project = useProject(orgID, bug?.projectID ?? "");
  const link = useRef<HTMLAnchorElement>(null);
  const [isPointed, setPointed] = useState(false);
  useEffect(() => {
    if (isCurrent) link.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  if (bug === undefined) return null;
  const isPeeked = peek.bugKey === bug.key;
  function handleClick(event: MouseEvent) {
    // While a bug is shown beside the list a click shows another one there; Enter always opens the page.
    const isPlain = event.detail > 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || peek.bugKey === undefined || bug === undefined) return;
    event.preventDefault();
    peek.onPeek(bug.key);
  }
  const look = selecting?.isSelected ? "bg-accent-soft" : isPeeked ? "bg-active" : "";
  return (
    <div
      // What only a pointer needs is made when one comes: rows are many.
      onPointerEnter={() => setPointed(true)}
      className={`group relative flex h-full items-stretch hover:bg-hover ${look}`}
    >
      {selecting && <RowBox bugKey={bug.key} selecting={selecting} />}
      <Link
        ref={link}
        to="/organizationDisplay/$orgID/bugs/$key"
        params={{ orgID, key: bug.key }}
        data-bug={bug.key}
        aria-current={isPeeked || undefined}
        onFocus={onFocus}
        onClick={handleClick}
        className="press flex min-w-0 flex-1 items-center gap-3 px-3 focus-visible:-outline-offset-2"
      >
        {columns.map((column) => (
          <BugCell key={column} orgID={orgID} bug={bug} project={project} column={column} />
        ))}
      </Link>
      {isPointed && (
        <span className="absolute inset-y-0 right-2 hidden items-center group-hover:flex max-narrow:hidden! pointer-coarse:hidden!">
          <Tooltip label={texts.bugs.peek} keyName="peek">
            <IconButton
              label={texts.bugs.peek}
              size="small"
              tabIndex={-1}
              className="border border-border bg-raised"
              icon={<PanelRight aria-hidden="true" />}
              onClick={() => peek.onPeek(bug.key, "focus")}
            />
          </Tooltip>
        </span>
      )}
    </div>
  );
}

function RowBox({ bugKey, selecting }: { bugKey: string; selecting: RowSelecting }) {
  const { isSelected, isAny, onSelect } = selecting;
  const look = isAny ? "" : "opacity-0 group-hover:opacity-100 pointer-coarse:opacity-100";
  return (
    // The whole strip is the target.
    <label className="-mr-3 flex w-8 shrink-0 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        aria-label={enLists.selection.one(bugKey)}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          onSelect(nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
        }
        className={`size-4 accent-accent focus-visible:opacity-100 print:hidden ${look}`}
      />
    </label>
  );
}
