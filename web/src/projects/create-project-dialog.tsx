import { type FormEvent, useId, useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import { newID } from "../store/new-id";
import { useDraft } from "../store/use-draft";
import { texts } from "../texts/en";
import { showToast } from "../toasts/show-toast";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { TextField } from "../ui/text-field";
import { createProject } from "./create-project";
import { isFilled } from "./project-rules";

const words = texts.projects.create;
const textMax = 50;

export function CreateProjectDialog({
  orgID,
  open,
  onOpenChange,
}: {
  orgID: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const formID = useId();
  const [id, setID] = useState(() => newID());
  const [name, setName, clearName] = useDraft(`create-project.${orgID}.name`);
  const [description, setDescription, clearDescription] = useDraft(`create-project.${orgID}.text`);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const canSend = isFilled({ name, description });

  async function create() {
    setBusy(true);
    const reply = await createProject(orgID, { id, name, description });
    setBusy(false);
    setProblem(reply.ok ? undefined : reply.problem);
    if (!reply.ok) return;
    clearName();
    clearDescription();
    setID(newID());
    onOpenChange(false);
    showToast({ kind: "positive", text: texts.projects.created });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (canSend && !isBusy) void create();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
      footer={
        <Button type="submit" form={formID} variant="primary" disabled={!canSend} busy={isBusy}>
          {words.submit}
        </Button>
      }
    >
      <form id={formID} onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
        <TextField
          label={words.name}
          value={name}
          onChange={setName}
          error={fieldError(problem, "/name")}
          maxLength={textMax}
          autoFocus
        />
        <TextField
          label={words.text}
          value={description}
          onChange={setDescription}
          error={fieldError(problem, "/description")}
          maxLength={textMax}
        />
        {!canSend && (
          <p role="status" className="text-ui text-text-2">
            {words.required}
          </p>
        )}
        {problem && problem.errors.length === 0 && <Banner kind="danger">{problem.detail}</Banner>}
      </form>
    </Dialog>
  );
}
