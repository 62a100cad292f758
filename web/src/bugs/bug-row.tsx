import { Link } from "@tanstack/react-router";
import { PanelRight } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { LabelChips } from "../labels/label-chips";
import { useBug, useProject } from "../store/hooks";
import { dateOfMicros, longDate, timeAgo } from "../texts/dates";
import { texts } from "../texts/en";
import { useNow } from "../texts/use-now";
import { IconButton } from "../ui/icon-button";
import { Tooltip } from "../ui/tooltip";
import { VisuallyHidden } from "../ui/visually-hidden";
import { Assignees } from "./assignees";
import type { Peek } from "./bug-list";
import { statusOf } from "./bug-rules";
import { PriorityIcon } from "./priority-icon";
import { RestrictedBadge } from "./restricted-badge";
import { SeverityChip } from "./severity-chip";
import { StatusIcon } from "./status-icon";

/** More stand on the bug's page. */
const labelsShown = 3;

export function BugRow({
  orgID,
  bugID,
  isSelected,
  onFocus,
  peek,
}: {
  orgID: string;
  bugID: string;
  isSelected: boolean;
  onFocus: () => void;
  peek: Peek;
}) {
  const bug = useBug(orgID, bugID);
  const project = useProject(orgID, bug?.projectID ?? "");
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isSelected) link.current?.focus({ preventScroll: true });
  }, [isSelected]);
  const now = useNow();
  if (bug === undefined) return null;
  const status = statusOf(project, bug.status);
  const updated = dateOfMicros(bug.updated);
  const isPeeked = peek.bugKey === bug.key;
  function handleClick(event: MouseEvent) {
    // While a bug is shown beside the list a click shows another one there; Enter always opens the page.
    const isPlain = event.detail > 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || peek.bugKey === undefined || bug === undefined) return;
    event.preventDefault();
    peek.onPeek(bug.key);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== " " || bug === undefined) return;
    event.preventDefault();
    peek.onPeek(bug.key, "focus");
  }
  return (
    <div className="group relative h-full">
      <Link
        ref={link}
        to="/organizationDisplay/$orgID/bugs/$key"
        params={{ orgID, key: bug.key }}
        data-bug={bug.key}
        aria-current={isPeeked || undefined}
        onFocus={onFocus}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        className={`press flex h-full items-center gap-3 px-3 hover:bg-hover focus-visible:-outline-offset-2 ${isPeeked ? "bg-active" : ""}`}
      >
        <span className="inline-flex" title={status?.name}>
          <StatusIcon status={status} />
          <VisuallyHidden>{status?.name}</VisuallyHidden>
        </span>
        <span className="w-20 shrink-0 font-mono text-small text-text-3 max-narrow:w-auto">
          {bug.key}
        </span>
        <span className="inline-flex w-4 shrink-0">
          <PriorityIcon priority={bug.priority} />
        </span>
        <span className="inline-flex w-6 shrink-0">
          <SeverityChip severity={bug.severity} />
        </span>
        <span className={`min-w-0 flex-1 truncate ${bug.isOpen ? "text-text" : "text-text-2"}`}>
          {bug.title}
        </span>
        {bug.visibility === "restricted" && <RestrictedBadge />}
        <span className="inline-flex shrink-0 max-narrow:hidden">
          <LabelChips orgID={orgID} ids={bug.labels} max={labelsShown} />
        </span>
        <Assignees orgID={orgID} ids={bug.assignedMembers} />
        <time
          dateTime={updated.toISOString()}
          title={longDate(updated)}
          className="w-24 shrink-0 text-right text-small text-text-3 max-narrow:hidden"
        >
          {timeAgo(updated, now)}
        </time>
      </Link>
      <span className="absolute inset-y-0 right-2 hidden items-center group-hover:flex max-narrow:hidden! pointer-coarse:hidden!">
        <Tooltip label={texts.bugs.peek} keys="Space">
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
    </div>
  );
}
