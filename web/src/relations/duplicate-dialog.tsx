import { useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import { BugPicker, nameOf, nobodyPicked } from "../bugs/bug-picker";
import type { Bug } from "../store/bug";
import { texts } from "../texts/en";
import { enRelations } from "../texts/en-relations";
import { showToast } from "../toasts/show-toast";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { createRelation, removeRelation } from "./edit-relations";

const words = enRelations.duplicate;

/** Closes the bug as a duplicate of one that is picked here. */
export function DuplicateDialog({
  orgID,
  bug,
  onDone,
}: {
  orgID: string;
  bug: Bug;
  onDone: () => void;
}) {
  const [picked, setPicked] = useState(nobodyPicked);
  const [problem, setProblem] = useState<Problem>();
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function mark() {
    const other = nameOf(picked);
    setMissing(other === "");
    if (other === "") return;
    setBusy(true);
    const reply = await createRelation(orgID, bug.id, "duplicate_of", other);
    setBusy(false);
    setProblem(reply.ok ? undefined : reply.problem);
    if (!reply.ok) return;
    const { id, bug: original } = reply.value;
    showToast({
      kind: "positive",
      text: words.done(original.key),
      action: {
        label: enRelations.undo,
        onSelect: () => void removeRelation(orgID, bug.id, id),
      },
    });
    onDone();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onDone();
      }}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button onClick={onDone}>{texts.cancel}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void mark()}>
            {words.submit}
          </Button>
        </>
      }
    >
      <BugPicker
        orgID={orgID}
        projectID={bug.projectID}
        exceptID={bug.id}
        label={enRelations.original}
        value={picked}
        onChange={(next) => {
          setPicked(next);
          setMissing(false);
          setProblem(undefined);
        }}
        error={isMissing ? enRelations.pick : (fieldError(problem, "/bug") ?? problem?.detail)}
      />
    </Dialog>
  );
}
