import { useState } from "react";
import type { Problem } from "../api/problem";
import type { Project, Status } from "../store/organization";
import { enProjectSettings } from "../texts/en-project-settings";
import { Banner } from "../ui/banner";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { SelectField } from "../ui/select-field";
import { offerUndo } from "../undo/offer-undo";
import { removeStatus } from "./save-status";
import { replacementsOf } from "./workflow-rules";

const words = enProjectSettings.removal;

/** Deletes a status; where bugs have it, says how many and asks first where they move. */
export function RemoveStatusDialog({
  project,
  status,
  onClose,
}: {
  project: Project;
  status: Status;
  onClose: () => void;
}) {
  const choices = replacementsOf(project, status);
  const [chosen, setChosen] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const isAsked = chosen !== undefined;

  async function remove() {
    setBusy(true);
    const { batchID, reply } = await removeStatus(project, status.id, chosen);
    setBusy(false);
    if (reply.ok) {
      offerUndo(project.orgID, batchID, words.done(status.name));
      onClose();
      return;
    }
    setProblem(reply.problem);
    if (reply.problem.code === "status_in_use") setChosen(choices[0]?.id);
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.title(status.name)}
      description={words.text}
      confirmLabel={words.submit}
      danger
      busy={isBusy}
      onConfirm={() => void remove()}
    >
      <div className="flex flex-col gap-4">
        {problem && <Banner kind={isAsked ? "warning" : "danger"}>{problem.detail}</Banner>}
        {isAsked && (
          <SelectField
            label={words.replacement}
            value={chosen}
            onChange={setChosen}
            options={choices.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
