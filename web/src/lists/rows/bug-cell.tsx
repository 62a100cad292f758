import type { ReactElement, ReactNode } from "react";
import { Assignees } from "../../bugs/assignees";
import { statusOf } from "../../bugs/bug-rules";
import { PriorityIcon } from "../../bugs/priority-icon";
import { RestrictedBadge } from "../../bugs/restricted-badge";
import { SeverityChip } from "../../bugs/severity-chip";
import { StatusIcon } from "../../bugs/status-icon";
import { LabelChips } from "../../labels/label-chips";
import { PersonName } from "../../members/person-name";
import type { Bug } from "../../store/bug";
import type { Project } from "../../store/organization";
import { dateOfMicros, longDate, timeAgo } from "../../texts/dates";
import { texts } from "../../texts/en";
import { type ColumnID, columns } from "../look/columns";

/** More stand on the bug's page. */
const labelsShown = 2;
const quiet = "text-small text-text-3";

export interface CellOf {
  orgID: string;
  bug: Bug;
  project: Project | undefined;
  now: Date;
  /** What only a pointer asks for is left out before one comes: dates in full are dear to write. */
  isPointed: boolean;
}

/**
 * One thing about a bug in its row. Rows are many: a cell is as few elements as can be, and no component of
 * its own.
 */
export function bugCell(column: ColumnID, of: CellOf): ReactElement {
  const { bug } = of;
  const width = `shrink-0 ${columns[column].width}`;
  switch (column) {
    case "key":
      return text(column, `${width} font-mono text-small text-text-3`, bug.key);
    case "project":
      return words(column, of.project?.name ?? "");
    case "resolution":
      return words(column, bug.isOpen ? "" : texts.bugs.resolutions[bug.resolution]);
    case "due":
      return text(column, `${width} tabular-nums ${quiet}`, bug.due);
    case "estimate":
      return words(column, Number.isNaN(bug.estimate) ? "" : `${bug.estimate}`);
    case "votes":
      return words(column, bug.voteCount > 0 ? `${bug.voteCount}` : "");
    case "reopened":
      return words(column, bug.reopenCount > 0 ? `${bug.reopenCount}` : "");
    case "updated":
    case "created":
    case "closed":
      return bug[column] > 0 ? time(column, bug[column], of) : text(column, width, "");
    case "since":
      return time(column, bug.statusSince, of);
    case "title":
      if (bug.visibility !== "restricted")
        return text(column, `${width} ${titleLook(bug)}`, bug.title);
      break;
    default:
  }
  return (
    <span key={column} className={`flex items-center overflow-hidden ${width}`}>
      {contentOf(column, of)}
    </span>
  );
}

function contentOf(column: ColumnID, { orgID, bug, project }: CellOf): ReactNode {
  switch (column) {
    case "status":
      return <Status bug={bug} project={project} />;
    case "priority":
      return <PriorityIcon priority={bug.priority} />;
    case "severity":
      return <SeverityChip severity={bug.severity} />;
    case "title":
      return (
        <>
          <span className={`min-w-0 flex-1 truncate ${titleLook(bug)}`}>{bug.title}</span>
          <RestrictedBadge />
        </>
      );
    case "labels":
      return (
        bug.labels.length > 0 && <LabelChips orgID={orgID} ids={bug.labels} max={labelsShown} />
      );
    case "assignees":
      return (
        bug.assignedMembers.length > 0 && <Assignees orgID={orgID} ids={bug.assignedMembers} />
      );
    case "author":
      return (
        <span className={`truncate ${quiet}`}>
          <PersonName orgID={orgID} id={bug.bugAuthor} />
        </span>
      );
    default:
      return null;
  }
}

function titleLook({ isOpen }: Bug): string {
  return isOpen ? "text-text" : "text-text-2";
}

/** In a block, not a row of things, words that do not fit end in an ellipsis by themselves. */
function text(column: ColumnID, look: string, content: string): ReactElement {
  return (
    <span key={column} className={`truncate ${look}`}>
      {content}
    </span>
  );
}

function words(column: ColumnID, content: string): ReactElement {
  return (
    <span
      key={column}
      title={content}
      className={`shrink-0 truncate ${columns[column].width} ${quiet}`}
    >
      {content}
    </span>
  );
}

function time(column: ColumnID, micros: number, { now, isPointed }: CellOf): ReactElement {
  const date = dateOfMicros(micros);
  return (
    <time
      key={column}
      dateTime={date.toISOString()}
      title={isPointed ? longDate(date) : undefined}
      className={`shrink-0 truncate ${columns[column].width} ${quiet}`}
    >
      {timeAgo(date, now)}
    </time>
  );
}

function Status({ bug, project }: Pick<CellOf, "bug" | "project">) {
  const status = statusOf(project, bug.status);
  return (
    <span className="inline-flex" role="img" aria-label={status?.name} title={status?.name}>
      <StatusIcon status={status} />
    </span>
  );
}
