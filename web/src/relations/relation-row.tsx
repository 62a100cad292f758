import { X } from "lucide-react";
import { statusOf } from "../bugs/bug-rules";
import { SeverityChip } from "../bugs/severity-chip";
import { StatusIcon } from "../bugs/status-icon";
import { Link } from "../routing/link";
import { useProject } from "../store/hooks";
import { enRelations } from "../texts/en-relations";
import { classNames } from "../ui/class-names";
import { IconButton } from "../ui/icon-button";
import { VisuallyHidden } from "../ui/visually-hidden";
import type { ShownRelation } from "./held-relations";

/** The other bug of a relation; what is closed is struck through. */
export function RelationRow({
  orgID,
  relation,
  onRemove,
}: {
  orgID: string;
  relation: ShownRelation;
  /** Absent where the person may not. */
  onRemove: (() => void) | undefined;
}) {
  const { bug } = relation;
  const project = useProject(orgID, bug.projectID);
  const status = statusOf(project, bug.status);
  const category = bug.isOpen ? "open" : "done";
  return (
    <li className="flex min-h-9 items-center gap-1 rounded-control pr-1 hover:bg-hover">
      <Link
        to="/organizationDisplay/:orgID/bugs/:key"
        params={{ orgID, key: bug.key }}
        className="press flex min-w-0 flex-1 items-center gap-2 self-stretch rounded-control px-2 text-ui focus-visible:-outline-offset-2"
      >
        <span className="inline-flex" title={status?.name}>
          <StatusIcon status={status ?? { category }} />
          <VisuallyHidden>
            {status?.name ?? (bug.isOpen ? enRelations.open : enRelations.closed)}
          </VisuallyHidden>
        </span>
        <span className="shrink-0 font-mono text-small text-text-2">{bug.key}</span>
        <SeverityChip severity={bug.severity} />
        <span
          className={classNames(
            "min-w-0 truncate",
            bug.isOpen ? "text-text" : "text-text-2 line-through",
          )}
        >
          {bug.title}
        </span>
      </Link>
      {onRemove && (
        <IconButton
          label={enRelations.remove(bug.key)}
          icon={<X aria-hidden="true" />}
          size="small"
          onClick={onRemove}
        />
      )}
    </li>
  );
}
