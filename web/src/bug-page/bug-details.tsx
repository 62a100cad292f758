import { useState } from "react";
import { AssigneesField } from "../bugs/assignees-field";
import { closingStatuses, isClosing, reopeningStatus, statusOf } from "../bugs/bug-rules";
import { CloseDialog } from "../bugs/close-dialog";
import { editBug } from "../bugs/edit-bug";
import { StatusIcon } from "../bugs/status-icon";
import { PersonName } from "../members/person-name";
import type { Bug } from "../store/bug";
import type { Project, Status } from "../store/organization";
import type { BugEdit } from "../store/overlay";
import { texts } from "../texts/en";
import { showToast } from "../toasts/show-toast";
import { Button } from "../ui/button";
import { SelectField } from "../ui/select-field";
import { BugEnvironment } from "./bug-environment";
import { BugFacts } from "./bug-facts";
import { BugPlan } from "./bug-plan";

const words = texts.bugs.page;

/** Status, people and times beside the description. */
export function BugDetails({
  orgID,
  bug,
  project,
  mayEdit,
}: {
  orgID: string;
  bug: Bug;
  project: Project | undefined;
  mayEdit: boolean;
}) {
  const [closingWith, setClosingWith] = useState<Status>();

  async function save(fields: BugEdit) {
    const reply = await editBug(orgID, bug, fields);
    if (!reply.ok) showToast({ kind: "negative", text: words.notSaved(reply.problem.detail) });
  }
  function handleStatus(status: Status | undefined) {
    if (status === undefined || status.id === bug.status) return;
    if (isClosing(status) && bug.isOpen) setClosingWith(status);
    else if (isClosing(status)) void save({ status: status.id });
    else void save({ status: status.id, isOpen: true, resolution: "none" });
  }
  return (
    <aside aria-label={words.details} className="flex min-w-0 flex-col gap-4">
      {project && mayEdit ? (
        <StatusControls bug={bug} project={project} onStatus={handleStatus} />
      ) : (
        <p className="flex items-center gap-2">
          <StatusIcon status={statusOf(project, bug.status)} />
          {statusOf(project, bug.status)?.name}
        </p>
      )}
      {mayEdit ? (
        <AssigneesField
          orgID={orgID}
          ids={bug.assignedMembers}
          onChange={(assignedMembers) => void save({ assignedMembers })}
        />
      ) : (
        <p className="flex flex-wrap gap-2">
          {bug.assignedMembers.map((id) => (
            <PersonName key={id} orgID={orgID} id={id} />
          ))}
        </p>
      )}
      {mayEdit && <BugPlan bug={bug} onEdit={(fields) => void save(fields)} />}
      <BugEnvironment bug={bug} mayEdit={mayEdit} onEdit={(fields) => void save(fields)} />
      <BugFacts orgID={orgID} bug={bug} withPlan={!mayEdit} />
      {project && closingWith && (
        <CloseDialog
          project={project}
          status={closingWith}
          onCancel={() => setClosingWith(undefined)}
          onClose={(status, resolution) => {
            setClosingWith(undefined);
            void save({ status, isOpen: false, resolution });
          }}
        />
      )}
    </aside>
  );
}

function StatusControls({
  bug,
  project,
  onStatus,
}: {
  bug: Bug;
  project: Project;
  onStatus: (status: Status | undefined) => void;
}) {
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label={words.status}
        value={bug.status}
        options={project.statuses.map((status) => ({ value: status.id, label: status.name }))}
        onChange={(chosen) => onStatus(statusOf(project, chosen))}
      />
      {bug.isOpen ? (
        <Button onClick={() => onStatus(closingStatuses(project)[0])}>{words.close}</Button>
      ) : (
        <Button onClick={() => onStatus(reopeningStatus(project))}>{words.reopen}</Button>
      )}
    </div>
  );
}
