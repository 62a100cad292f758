import { useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import { BugPicker, nameOf, nobodyPicked } from "../bugs/bug-picker";
import { newID } from "../store/new-id";
import { enRelations } from "../texts/en-relations";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { offerUndo } from "../undo/offer-undo";
import { createRelation } from "./edit-relations";

const words = enRelations.duplicate;

/** Closes the bug as a duplicate of one that is picked here. */
export function DuplicateDialog({
  orgID,
  bugID,
  onDone,
}: {
  orgID: string;
  bugID: string;
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
    const batchID = newID();
    const reply = await createRelation(orgID, bugID, "duplicate_of", other, batchID);
    setBusy(false);
    setProblem(reply.ok ? undefined : reply.problem);
    if (!reply.ok) return;
    offerUndo(orgID, batchID, words.done(reply.value.bug.key));
    onDone();
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={words.title}
      description={words.description}
      confirmLabel={words.submit}
      busy={isBusy}
      onConfirm={() => void mark()}
    >
      <BugPicker
        orgID={orgID}
        exceptID={bugID}
        label={enRelations.original}
        value={picked}
        onChange={(next) => {
          setPicked(next);
          setMissing(false);
          setProblem(undefined);
        }}
        error={isMissing ? enRelations.pick : (fieldError(problem, "/bug") ?? problem?.detail)}
      />
    </ConfirmDialog>
  );
}
