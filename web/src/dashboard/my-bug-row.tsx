import { useEffect, useRef } from "react";
import type { WireMyBug } from "../api/types";
import { StatusIcon } from "../bugs/status-icon";
import { Link } from "../routing/link";
import { longDate, timeAgo } from "../texts/dates";
import { useNow } from "../texts/use-now";
import { VisuallyHidden } from "../ui/visually-hidden";

/** A bug with where it is, leading to its page. */
export function MyBugRow({
  bug,
  isSelected = false,
  onFocus,
}: {
  bug: WireMyBug;
  isSelected?: boolean;
  onFocus?: () => void;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isSelected) link.current?.focus({ preventScroll: true });
  }, [isSelected]);
  const now = useNow();
  const updated = new Date(bug.updated);
  return (
    <Link
      ref={link}
      to="/organizationDisplay/:orgID/bugs/:key"
      params={{ orgID: bug.orgID, key: bug.key }}
      onFocus={onFocus}
      className="press flex h-9 items-center gap-3 px-3 hover:bg-hover focus-visible:-outline-offset-2"
    >
      <span className="inline-flex" title={bug.statusName}>
        <StatusIcon status={{ category: bug.statusCategory }} />
        <VisuallyHidden>{bug.statusName}</VisuallyHidden>
      </span>
      <span className="w-20 shrink-0 truncate font-mono text-small text-text-3 max-narrow:w-auto">
        {bug.key}
      </span>
      <span className={`min-w-0 flex-1 truncate ${bug.isOpen ? "text-text" : "text-text-2"}`}>
        {bug.title}
      </span>
      <span className="max-w-48 shrink-0 truncate text-small text-text-2 max-narrow:hidden">
        {bug.orgName}
      </span>
      <time
        dateTime={bug.updated}
        title={longDate(updated)}
        className="w-24 shrink-0 text-right text-small text-text-3 max-narrow:hidden"
      >
        {timeAgo(updated, now)}
      </time>
    </Link>
  );
}
