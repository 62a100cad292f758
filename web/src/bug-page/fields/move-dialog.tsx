import { type FormEvent, useId, useState } from "react";
import type { Problem } from "../../api/problem";
import { statusOf } from "../../bugs/bug-rules";
import type { Bug } from "../../store/bug";
import { useProject, useProjects } from "../../store/hooks";
import { texts } from "../../texts/en";
import { enBugActs } from "../../texts/en-bug-acts";
import { showToast } from "../../toasts/show-toast";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { SelectField } from "../../ui/select-field";
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
  const formID = useId();
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
    if (target === undefined || isBusy) return;
    setBusy(true);
    // Where nobody chose one, the server translates it and keeps since when it stands there.
    const wanted = status === proposed?.id ? "" : status;
    const reply = await moveBug(orgID, bug.id, target.id, wanted);
    setBusy(false);
    if (reply.ok) {
      showToast({ kind: "positive", text: words.done(bug.key, reply.value.key) });
      onClose();
    } else setProblem(reply.problem);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void move();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.title(bug.key)}
      description={words.text}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            form={formID}
            variant="primary"
            busy={isBusy}
            disabled={target === undefined}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formID} onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
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
        {problem && <Banner kind="danger">{problem.detail}</Banner>}
      </form>
    </Dialog>
  );
}

function isClosed(category: string): boolean {
  return category === "done" || category === "dropped";
}
