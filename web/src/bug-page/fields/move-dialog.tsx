import { useState } from "react";
import type { Problem } from "../../api/problem";
import { statusOf } from "../../bugs/bug-rules";
import type { Bug } from "../../store/bug";
import { useProject, useProjects } from "../../store/hooks";
import { newID } from "../../store/new-id";
import { enBugActs } from "../../texts/en-bug-acts";
import { FormDialog } from "../../ui/form-dialog";
import { SelectField } from "../../ui/select-field";
import { offerUndo } from "../../undo/offer-undo";
import { moveBug } from "./move-bug";
import { statusThere } from "./status-there";

const words = enBugActs.move;

/** Chooses the project that the bug goes to, and the status that it has there. */
export function MoveDialog({
  orgID,
  bug,
  onClose,
}: {
  orgID: string;
  bug: Bug;
  onClose: () => void;
}) {
  const here = useProject(orgID, bug.projectID);
  const others = useProjects(orgID).filter(({ id }) => id !== bug.projectID);
  const [chosenID, setChosen] = useState<string>();
  const [chosenStatus, setStatus] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const target = others.find(({ id }) => id === chosenID) ?? others[0];
  const proposed = statusThere(statusOf(here, bug.status), target);
  const status = statusOf(target, chosenStatus ?? "")?.id ?? proposed?.id ?? "";

  async function move() {
    if (target === undefined) return;
    setBusy(true);
    // Where nobody chose one, the server translates it and keeps since when it stands there.
    const wanted = status === proposed?.id ? "" : status;
    const batchID = newID();
    const reply = await moveBug(orgID, bug.id, target.id, wanted, batchID);
    setBusy(false);
    if (reply.ok) {
      offerUndo(orgID, batchID, words.done(bug.key, reply.value.key));
      onClose();
    } else setProblem(reply.problem);
  }
  return (
    <FormDialog
      title={words.title(bug.key)}
      description={words.text}
      submit={words.submit}
      disabled={target === undefined}
      busy={isBusy}
      refusal={problem?.detail}
      onSubmit={() => void move()}
      onClose={onClose}
    >
      {target === undefined ? (
        <p className="text-ui text-text-2">{words.nowhere}</p>
      ) : (
        <>
          <SelectField
            label={words.project}
            value={target.id}
            options={others.map(({ id, key, name }) => ({ value: id, label: `${key} ${name}` }))}
            onChange={setChosen}
          />
          <SelectField
            label={words.status}
            value={status}
            options={target.statuses
              .filter((each) => isClosed(each.category) === !bug.isOpen)
              .map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setStatus}
          />
        </>
      )}
    </FormDialog>
  );
}

function isClosed(category: string): boolean {
  return category === "done" || category === "dropped";
}
