import type { ReactNode } from "react";
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
import { useNow } from "../../texts/use-now";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { type ColumnID, columns } from "../look/columns";

/** More stand on the bug's page. */
const labelsShown = 2;
const quiet = "text-small text-text-3";

interface CellProps {
  orgID: string;
  bug: Bug;
  project: Project | undefined;
  column: ColumnID;
}

/** One thing about a bug in its row. */
export function BugCell(props: CellProps) {
  return (
    <span className={`flex shrink-0 items-center overflow-hidden ${columns[props.column].width}`}>
      {contentOf(props)}
    </span>
  );
}

function contentOf({ orgID, bug, project, column }: CellProps): ReactNode {
  switch (column) {
    case "status":
      return <Status bug={bug} project={project} />;
    case "key":
      return <span className="truncate font-mono text-small text-text-3">{bug.key}</span>;
    case "priority":
      return <PriorityIcon priority={bug.priority} />;
    case "severity":
      return <SeverityChip severity={bug.severity} />;
    case "title":
      return <Title bug={bug} />;
    case "labels":
      return <LabelChips orgID={orgID} ids={bug.labels} max={labelsShown} />;
    case "assignees":
      return <Assignees orgID={orgID} ids={bug.assignedMembers} />;
    case "project":
      return <Words text={project?.name ?? ""} />;
    case "resolution":
      return <Words text={bug.isOpen ? "" : texts.bugs.resolutions[bug.resolution]} />;
    case "author":
      return (
        <span className={`truncate ${quiet}`}>
          <PersonName orgID={orgID} id={bug.bugAuthor} />
        </span>
      );
    case "updated":
    case "created":
    case "closed":
      return bug[column] > 0 && <Time micros={bug[column]} />;
    case "since":
      return <Time micros={bug.statusSince} />;
    case "due":
      return <span className={`tabular-nums ${quiet}`}>{bug.due}</span>;
    case "estimate":
      return !Number.isNaN(bug.estimate) && <Words text={`${bug.estimate}`} />;
    case "votes":
      return bug.voteCount > 0 && <Words text={`${bug.voteCount}`} />;
    case "reopened":
      return bug.reopenCount > 0 && <Words text={`${bug.reopenCount}`} />;
  }
}

function Status({ bug, project }: Pick<CellProps, "bug" | "project">) {
  const status = statusOf(project, bug.status);
  return (
    <span className="inline-flex" title={status?.name}>
      <StatusIcon status={status} />
      <VisuallyHidden>{status?.name}</VisuallyHidden>
    </span>
  );
}

function Title({ bug }: { bug: Bug }) {
  return (
    <>
      <span className={`min-w-0 flex-1 truncate ${bug.isOpen ? "text-text" : "text-text-2"}`}>
        {bug.title}
      </span>
      {bug.visibility === "restricted" && <RestrictedBadge />}
    </>
  );
}

function Words({ text }: { text: string }) {
  return (
    <span className={`truncate ${quiet}`} title={text}>
      {text}
    </span>
  );
}

function Time({ micros }: { micros: number }) {
  const now = useNow();
  const date = dateOfMicros(micros);
  return (
    <time dateTime={date.toISOString()} title={longDate(date)} className={quiet}>
      {timeAgo(date, now)}
    </time>
  );
}
