import { type FormEvent, useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import type { WireAttachment } from "../api/types";
import { texts } from "../texts/en";
import { enAttachments as words } from "../texts/en-attachments";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { TextField } from "../ui/text-field";
import { renameAttachment } from "./change-attachment";

const nameMax = 255;

interface Props {
  file: WireAttachment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Another name for a file. What was typed stays while it cannot be saved. */
export function RenameDialog({ file, open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.renameTitle}>
      {open && <RenameForm file={file} onDone={() => onOpenChange(false)} />}
    </Dialog>
  );
}

function RenameForm({ file, onDone }: { file: WireAttachment; onDone: () => void }) {
  const [name, setName] = useState(file.name);
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setIsBusy] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  async function save() {
    setIsBusy(true);
    const reply = await renameAttachment(file, name);
    setIsBusy(false);
    if (reply.ok) onDone();
    else setProblem(reply.problem);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(name.trim() === "");
    if (name.trim() === "" || isBusy) return;
    if (name === file.name) onDone();
    else void save();
  }
  const error = isMissing ? words.nameMissing : (fieldError(problem, "/name") ?? problem?.detail);
  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
      <TextField
        label={words.nameLabel}
        value={name}
        onChange={setName}
        error={error}
        maxLength={nameMax}
        autoFocus
      />
      <span className="flex justify-end gap-2">
        <Button onClick={onDone}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {texts.save}
        </Button>
      </span>
    </form>
  );
}
