import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useBug, useProject } from "../store/hooks";
import { dateOfMicros, longDate, timeAgo } from "../texts/dates";
import { useNow } from "../texts/use-now";
import { VisuallyHidden } from "../ui/visually-hidden";
import { Assignees } from "./assignees";
import { statusOf } from "./bug-rules";
import { PriorityIcon } from "./priority-icon";
import { SeverityChip } from "./severity-chip";
import { StatusIcon } from "./status-icon";

export function BugRow({
  orgID,
  bugID,
  isSelected,
  onFocus,
}: {
  orgID: string;
  bugID: string;
  isSelected: boolean;
  onFocus: () => void;
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
  return (
    <Link
      ref={link}
      to="/organizationDisplay/$orgID/bugs/$key"
      params={{ orgID, key: bug.key }}
      onFocus={onFocus}
      className="press flex h-full items-center gap-3 px-3 hover:bg-hover focus-visible:-outline-offset-2"
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
      <Assignees orgID={orgID} ids={bug.assignedMembers} />
      <time
        dateTime={updated.toISOString()}
        title={longDate(updated)}
        className="w-24 shrink-0 text-right text-small text-text-3 max-narrow:hidden"
      >
        {timeAgo(updated, now)}
      </time>
    </Link>
  );
}
