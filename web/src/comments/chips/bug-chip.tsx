import { useEffect } from "react";
import { statusOf } from "../../bugs/bug-rules";
import { StatusIcon } from "../../bugs/status-icon";
import { Link } from "../../routing/link";
import { useBugByKey, useProject } from "../../store/hooks";
import { classNames } from "../../ui/class-names";
import { lookUpBug } from "./look-up-bug";

/** A bug that a text names, with its state of now. A key that leads nowhere stays the word it is. */
export function BugChip({ orgID, bugKey }: { orgID: string; bugKey: string }) {
  const bug = useBugByKey(orgID, bugKey);
  const project = useProject(orgID, bug?.projectID ?? "");
  useEffect(() => lookUpBug(orgID, bugKey), [orgID, bugKey]);
  if (bug === undefined) return bugKey;
  const status = statusOf(project, bug.status);
  return (
    <Link
      to="/organizationDisplay/:orgID/bugs/:key"
      params={{ orgID, key: bug.key }}
      title={status === undefined ? bug.title : `${bug.title} · ${status.name}`}
      className="inline-flex max-w-full items-center gap-1 rounded-chip bg-hover px-1 align-bottom no-underline! hover:bg-active"
    >
      <StatusIcon status={status} />
      <span className={classNames("font-mono text-ui", !bug.isOpen && "text-text-2 line-through")}>
        {bugKey}
      </span>
    </Link>
  );
}
