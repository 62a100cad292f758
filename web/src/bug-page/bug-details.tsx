import { useEffect } from "react";
import type { Priority, Severity } from "../api/types";
import { priorities, severities, statusOf } from "../bugs/bug-rules";
import { PriorityIcon } from "../bugs/priority-icon";
import { SeverityChip } from "../bugs/severity-chip";
import { StatusIcon } from "../bugs/status-icon";
import { ensureMembers } from "../members/load-members";
import { usePeopleNames } from "../members/people";
import { useMembersState } from "../store/hooks";
import { missingWords } from "../store/missing-words";
import { texts } from "../texts/en";
import { enBugFields } from "../texts/en-bug-fields";
import { enBugPage } from "../texts/en-bug-page";
import { Assignee } from "./assignee";
import { BugEnvironment } from "./bug-environment";
import { BugFacts } from "./bug-facts";
import { type FieldPartProps, fieldPart } from "./field-part";
import { BugActs } from "./fields/bug-acts";
import { FurtherFields } from "./fields/further-fields";
import { DueRow, EstimateRow } from "./input-rows";
import { PickerRow } from "./picker-row";

const words = texts.bugs.page;
const fieldWords = enBugFields;
const assigneesMax = 10;

const StatusRow = fieldPart(
  ["status"],
  ["status"],
  function StatusRow({ scene, parts }: FieldPartProps) {
    const { bug, project, mayEdit, chooseStatus } = scene;
    const status = statusOf(project, bug.status);
    return (
      <PickerRow
        name={words.status}
        part="status"
        parts={parts}
        mayEdit={mayEdit && project !== undefined}
        options={(project?.statuses ?? []).map((each) => ({
          value: each.id,
          label: each.name,
          icon: <StatusIcon status={each} />,
        }))}
        values={[bug.status]}
        onChange={([chosen]) => chooseStatus(statusOf(project, chosen ?? ""))}
      >
        <StatusIcon status={status} />
        <span className="truncate">{status?.name}</span>
      </PickerRow>
    );
  },
);

const PriorityRow = fieldPart(
  ["priority"],
  ["priority"],
  function PriorityRow({ scene, parts }: FieldPartProps) {
    const { bug, mayEdit, save } = scene;
    return (
      <PickerRow
        name={fieldWords.priority}
        part="priority"
        parts={parts}
        mayEdit={mayEdit}
        options={priorities.map((value) => ({
          value,
          label: fieldWords.priorities[value],
          icon: (
            <span aria-hidden="true" className="inline-flex w-4">
              <PriorityIcon priority={value} />
            </span>
          ),
        }))}
        values={[bug.priority]}
        onChange={([chosen]) => save({ priority: chosen as Priority })}
      >
        <PriorityIcon priority={bug.priority} />
        <span aria-hidden="true" className={bug.priority === "none" ? "text-text-3" : ""}>
          {fieldWords.priorities[bug.priority]}
        </span>
      </PickerRow>
    );
  },
);

const SeverityRow = fieldPart(
  ["severity"],
  ["severity"],
  function SeverityRow({ scene, parts }: FieldPartProps) {
    const { bug, mayEdit, save } = scene;
    return (
      <PickerRow
        name={fieldWords.severity}
        part="severity"
        parts={parts}
        mayEdit={mayEdit}
        options={severities.map((value) => ({ value, label: fieldWords.severities[value] }))}
        values={[bug.severity]}
        onChange={([chosen]) => save({ severity: chosen as Severity })}
      >
        <SeverityChip severity={bug.severity} />
        <span className={bug.severity === "unset" ? "text-text-3" : ""}>
          {fieldWords.severities[bug.severity].replace(`${bug.severity} `, "")}
        </span>
      </PickerRow>
    );
  },
);

const AssigneesRow = fieldPart(
  ["assignedMembers"],
  ["assignees"],
  function AssigneesRow({ scene, parts }: FieldPartProps) {
    const { orgID, bug, mayEdit, save } = scene;
    useEffect(() => void (mayEdit && ensureMembers(orgID)), [orgID, mayEdit]);
    const members = useMembersState(orgID);
    const names = usePeopleNames(orgID, bug.assignedMembers);
    return (
      <PickerRow
        name={words.assignees}
        part="assignees"
        parts={parts}
        mayEdit={mayEdit}
        isMultiple
        max={assigneesMax}
        unset={enBugPage.nobody}
        options={names.map(({ id, name }) => ({ value: id, label: name }))}
        missing={missingWords(members)}
        values={bug.assignedMembers}
        onChange={(assignedMembers) => save({ assignedMembers })}
      >
        {bug.assignedMembers.length === 0 ? (
          <span className="text-text-3">{enBugPage.nobody}</span>
        ) : (
          <span className="flex min-w-0 flex-col gap-1">
            {bug.assignedMembers.map((id) => (
              <Assignee key={id} orgID={orgID} id={id} />
            ))}
          </span>
        )}
      </PickerRow>
    );
  },
);

/** The fields of a bug, each edited where it stands. */
export function BugDetails({ scene, parts }: FieldPartProps) {
  const { bug, mayEdit, save } = scene;
  const orgID = scene.orgID;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <BugActs scene={scene} parts={parts} />
      <dl className="flex min-w-0 flex-col">
        <StatusRow scene={scene} parts={parts} />
        <PriorityRow scene={scene} parts={parts} />
        <SeverityRow scene={scene} parts={parts} />
        <AssigneesRow scene={scene} parts={parts} />
        {mayEdit && <DueRow bug={bug} parts={parts} onEdit={save} />}
        {mayEdit && <EstimateRow bug={bug} parts={parts} onEdit={save} />}
        <BugEnvironment bug={bug} parts={parts} mayEdit={mayEdit} onEdit={save} />
      </dl>
      <FurtherFields scene={scene} parts={parts} />
      <BugFacts orgID={orgID} bug={bug} withPlan={!mayEdit} />
    </div>
  );
}
