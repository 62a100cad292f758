import { useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import type { Resolution } from "../api/types";
import type { Bug } from "../store/bug";
import type { Project, Status } from "../store/organization";
import { texts } from "../texts/en";
import { enRelations } from "../texts/en-relations";
import { Banner } from "../ui/banner";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { SelectField } from "../ui/select-field";
import { BugPicker, nameOf, nobodyPicked } from "./bug-picker";
import { closingStatuses, proposedResolution, resolutions } from "./bug-rules";

const words = texts.bugs.closing;

/** How a bug shall end. */
export interface Closing {
  status: string;
  resolution: Resolution;
  /** Of a duplicate: its original, by id or key. */
  duplicateOf?: string;
}

/** A bug is closed with the status it ends in and the reason; a duplicate with its original. */
export function CloseDialog({
  orgID,
  bug,
  project,
  status,
  problem,
  onCancel,
  onClose,
}: {
  orgID: string;
  bug: Bug;
  project: Project;
  status: Status;
  /** Why the server did not close it. */
  problem: Problem | undefined;
  onCancel: () => void;
  onClose: (closing: Closing) => void;
}) {
  const [chosen, setChosen] = useState(status.id);
  const [resolution, setResolution] = useState<Resolution>(() => proposedResolution(status));
  const [original, setOriginal] = useState(nobodyPicked);
  const [isMissing, setMissing] = useState(false);
  const isDuplicate = resolution === "duplicate";

  function handleSubmit() {
    const duplicateOf = nameOf(original);
    if (isDuplicate && duplicateOf === "") setMissing(true);
    else onClose({ status: chosen, resolution, ...(isDuplicate && { duplicateOf }) });
  }
  const ofOriginal = fieldError(problem, "/duplicateOf");
  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={words.title}
      description={words.description}
      confirmLabel={words.submit}
      onConfirm={handleSubmit}
    >
      {problem && ofOriginal === undefined && <Banner kind="danger">{problem.detail}</Banner>}
      <SelectField
        label={words.status}
        value={chosen}
        options={closingStatuses(project).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setChosen}
      />
      <SelectField
        label={words.resolution}
        value={resolution}
        options={resolutions.map((value) => ({ value, label: texts.bugs.resolutions[value] }))}
        onChange={setResolution}
      />
      {isDuplicate && (
        <BugPicker
          orgID={orgID}
          exceptID={bug.id}
          label={enRelations.original}
          value={original}
          onChange={(picked) => {
            setOriginal(picked);
            setMissing(false);
          }}
          error={isMissing ? enRelations.pick : ofOriginal}
        />
      )}
    </ConfirmDialog>
  );
}
