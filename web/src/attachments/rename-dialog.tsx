import { useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import type { WireAttachment } from "../api/types";
import { texts } from "../texts/en";
import { enAttachments as words } from "../texts/en-attachments";
import { FormDialog } from "../ui/form-dialog";
import { TextField } from "../ui/text-field";
import { renameAttachment } from "./change-attachment";

const nameMax = 255;

/** Another name for a file. What was typed stays while it cannot be saved. */
export function RenameDialog({ file, onClose }: { file: WireAttachment; onClose: () => void }) {
  const [name, setName] = useState(file.name);
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setIsBusy] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  async function save() {
    setIsBusy(true);
    const reply = await renameAttachment(file, name);
    setIsBusy(false);
    if (reply.ok) onClose();
    else setProblem(reply.problem);
  }
  function handleSubmit() {
    setIsMissing(name.trim() === "");
    if (name.trim() === "") return;
    if (name === file.name) onClose();
    else void save();
  }
  return (
    <FormDialog
      title={words.renameTitle}
      submit={texts.save}
      busy={isBusy}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={words.nameLabel}
        value={name}
        onChange={setName}
        error={isMissing ? words.nameMissing : (fieldError(problem, "/name") ?? problem?.detail)}
        maxLength={nameMax}
        autoFocus
      />
    </FormDialog>
  );
}
