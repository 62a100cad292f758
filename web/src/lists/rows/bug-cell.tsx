import type { ReactElement, ReactNode } from "react";
import { assigneePictures } from "../../bugs/assignees";
import { statusOf } from "../../bugs/bug-rules";
import { PriorityShape, priorityName } from "../../bugs/priority-icon";
import { RestrictedBadge } from "../../bugs/restricted-badge";
import { severityLook } from "../../bugs/severity-chip";
import { StatusIcon } from "../../bugs/status-icon";
import { firstLabels } from "../../labels/label-chips";
import { PersonName } from "../../members/person-name";
import type { Bug } from "../../store/bug";
import type { Project } from "../../store/organization";
import { dateOfMicros, longDate, timeAgo } from "../../texts/dates";
import { texts } from "../../texts/en";
import { type ColumnID, columns } from "../look/columns";
import type { RowWorld } from "./use-row-world";

/** More stand on the bug's page. */
const labelsShown = 2;
/** In letters of one width; longer keys end in an ellipsis. */
const keyFits = 11;
const quiet = "text-small text-text-3";

export interface CellOf {
  /** The row's. */
  id: string;
  bug: Bug;
  world: RowWorld;
  project: Project | undefined;
  /** What only a pointer asks for is left out before one comes: dates in full are dear to write. */
  isPointed: boolean;
}

/** Of the element that shows it in the row with that id. */
export function cellID(rowID: string, column: "key" | "title"): string {
  return `${rowID}${column}`;
}

/**
 * One thing about a bug in its row. Rows are many: a cell is as few elements as can be, and no component of
 * its own. What always fits is not cut off: the browser keeps a clip for each that may be.
 */
export function bugCell(column: ColumnID, of: CellOf): ReactNode {
  const { bug, world } = of;
  const width = `shrink-0 ${columns[column].width}`;
  switch (column) {
    case "status":
    case "priority":
      return icon(column, width, of) ?? text(column, width, "");
    case "severity":
      return severity(width, of);
    case "labels":
    case "assignees":
      return (
        <span key={column} className={`flex items-center gap-1 ${width}`}>
          {column === "labels"
            ? firstLabels(bug.labels, world.labels, labelsShown, of.isPointed)
            : assigneePictures(bug.assignedMembers, world.personOf, of.isPointed)}
        </span>
      );
    case "title":
      return title(width, of);
    case "key":
      return text(
        column,
        `${bug.key.length > keyFits ? "cut" : "whitespace-nowrap"} ${width} font-mono text-small text-text-3`,
        bug.key,
        cellID(of.id, column),
      );
    case "project":
      return words(column, of.project?.name ?? "", of);
    case "resolution":
      return words(column, bug.isOpen ? "" : texts.bugs.resolutions[bug.resolution], of);
    case "author":
      return (
        <span key={column} className={`cut ${quiet} ${width}`}>
          <PersonName orgID={world.orgID} id={bug.bugAuthor} />
        </span>
      );
    case "due":
      return text(column, `whitespace-nowrap ${width} tabular-nums ${quiet}`, bug.due);
    case "estimate":
      return words(column, Number.isNaN(bug.estimate) ? "" : `${bug.estimate}`, of);
    case "votes":
      return words(column, bug.voteCount > 0 ? `${bug.voteCount}` : "", of);
    case "reopened":
      return words(column, bug.reopenCount > 0 ? `${bug.reopenCount}` : "", of);
    case "since":
      return time(column, bug.statusSince, of);
    default:
      return bug[column] > 0 ? time(column, bug[column], of) : text(column, width, "");
  }
}

/** Of an icon, the icon itself is the cell. */
function icon(
  column: "status" | "priority",
  width: string,
  { bug, project, isPointed }: CellOf,
): ReactNode {
  const place = { key: column, box: `h-4 ${width}`, hasHint: isPointed };
  if (column === "priority") {
    return PriorityShape({
      priority: bug.priority,
      place: { ...place, name: priorityName(bug.priority) },
    });
  }
  const status = statusOf(project, bug.status);
  return StatusIcon({ status, place: { ...place, name: status?.name } });
}

function severity(width: string, { bug, isPointed }: CellOf): ReactElement {
  if (bug.severity === "unset") return text("severity", width, "");
  const { title: name, look } = severityLook(bug.severity);
  return (
    <span
      key="severity"
      title={isPointed ? name : undefined}
      className={`text-center ${look} ${width}`}
    >
      {bug.severity}
    </span>
  );
}

function title(width: string, { bug, id }: CellOf): ReactElement {
  const look = bug.isOpen ? "text-text" : "text-text-2";
  const ownID = cellID(id, "title");
  if (bug.visibility !== "restricted") {
    return text("title", `cut ${width} ${look}`, bug.title, ownID);
  }
  return (
    <span key="title" id={ownID} className={`flex items-center overflow-clip ${width}`}>
      <span className={`min-w-0 flex-1 cut ${look}`}>{bug.title}</span>
      <RestrictedBadge />
    </span>
  );
}

/** In a block, not a row of things, words that do not fit end in an ellipsis by themselves. */
function text(column: ColumnID, look: string, content: string, id?: string): ReactElement {
  return (
    <span key={column} id={id} className={look}>
      {content}
    </span>
  );
}

function words(column: ColumnID, content: string, { isPointed }: CellOf): ReactElement {
  return (
    <span
      key={column}
      title={isPointed ? content : undefined}
      className={`shrink-0 cut ${columns[column].width} ${quiet}`}
    >
      {content}
    </span>
  );
}

function time(column: ColumnID, micros: number, { world, isPointed }: CellOf): ReactElement {
  const date = dateOfMicros(micros);
  return (
    <span
      key={column}
      title={isPointed ? longDate(date) : undefined}
      className={`shrink-0 whitespace-nowrap ${columns[column].width} ${quiet}`}
    >
      {timeAgo(date, world.now)}
    </span>
  );
}
