import { Pencil } from "lucide-react";
import type { FormEvent, KeyboardEvent } from "react";
import { fieldError } from "../api/problem";
import type { Bug } from "../store/bug";
import { texts } from "../texts/en";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { TextField } from "../ui/text-field";
import { ConflictDialog } from "./conflict-dialog";
import { useTextEdit } from "./use-text-edit";

const words = texts.bugs.page;
const titleMax = 256;

export function BugTitle({ orgID, bug, mayEdit }: { orgID: string; bug: Bug; mayEdit: boolean }) {
  const edit = useTextEdit(orgID, bug, "title");
  const isEmpty = edit.text.trim() === "";
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty) edit.save();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") edit.giveUp();
  }
  if (!edit.isEditing) {
    return (
      <div className="flex items-start gap-2">
        <h1 className="min-w-0 text-head font-semibold break-words">{bug.title}</h1>
        {mayEdit && (
          <IconButton
            label={words.editTitle}
            icon={<Pencil aria-hidden="true" />}
            onClick={edit.start}
          />
        )}
      </div>
    );
  }
  return (
    <form
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      noValidate
      className="flex flex-col gap-2"
    >
      <TextField
        label={words.titleLabel}
        value={edit.text}
        onChange={edit.change}
        error={
          isEmpty
            ? texts.bugs.create.titleEmpty
            : (fieldError(edit.problem, "/title") ?? edit.problem?.detail)
        }
        maxLength={titleMax}
        autoFocus
      />
      <span className="flex gap-2">
        <Button type="submit" variant="primary" disabled={isEmpty}>
          {texts.save}
        </Button>
        <Button onClick={edit.giveUp}>{texts.cancel}</Button>
      </span>
      <ConflictDialog edit={edit} />
    </form>
  );
}
