import { useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import { newID } from "../store/new-id";
import { useDraft } from "../store/use-draft";
import { texts } from "../texts/en";
import { FormDialog } from "../ui/form-dialog";
import { TextField } from "../ui/text-field";
import { offerRemoval } from "../undo/offer-undo";
import { createProject } from "./create-project";
import { isFilled } from "./project-rules";
import { removeProject } from "./save-project";

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
    offerRemoval(orgID, texts.projects.created, () => removeProject(orgID, id));
  }
  function handleSubmit() {
    if (canSend) void create();
  }
  return (
    <FormDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title={words.title}
      description={words.description}
      submit={words.submit}
      disabled={!canSend}
      busy={isBusy}
      refusal={problem?.errors.length === 0 ? problem.detail : undefined}
      onSubmit={handleSubmit}
    >
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
    </FormDialog>
  );
}
