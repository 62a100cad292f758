import type { FormEvent, KeyboardEvent } from "react";
import { fieldError } from "../api/problem";
import type { Bug } from "../store/bug";
import { texts } from "../texts/en";
import { Button } from "../ui/button";
import { BugTextConflict } from "./bug-text-conflict";
import { EditButton } from "./edit-button";
import { MeanwhileNote } from "./meanwhile-note";
import type { TextEdit } from "./use-text-edit";

const words = texts.bugs.page;
const titleMax = 256;

/** The title, edited where it stands: by pressing it or by its key. */
export function BugTitle({
  orgID,
  bug,
  edit,
  mayEdit,
}: {
  orgID: string;
  bug: Bug;
  edit: TextEdit;
  mayEdit: boolean;
}) {
  if (edit.isEditing) return <TitleForm orgID={orgID} edit={edit} />;
  return (
    <div className="group flex min-w-0 items-start">
      <h1 className="min-w-0 text-head font-semibold text-balance break-words">
        {mayEdit ? (
          // The words themselves are pressed by mouse; the button beside them says what that does.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <span onClick={edit.start} className="-mx-1.5 rounded-control px-1.5 hover:bg-hover">
            {bug.title}
          </span>
        ) : (
          bug.title
        )}
      </h1>
      {mayEdit && <EditButton label={words.editTitle} keyName="edit" onClick={edit.start} />}
    </div>
  );
}

function TitleForm({ orgID, edit }: { orgID: string; edit: TextEdit }) {
  const isEmpty = edit.text.trim() === "";
  const error = isEmpty
    ? texts.bugs.create.titleEmpty
    : (fieldError(edit.problem, "/title") ?? edit.problem?.detail);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty) edit.save();
  }
  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Escape") edit.giveUp();
    if (event.key === "Enter") event.currentTarget.form?.requestSubmit();
    if (event.key === "Escape" || event.key === "Enter") event.preventDefault();
  }
  return (
    <form onSubmit={handleSubmit} noValidate className="flex min-w-0 flex-col gap-2">
      <textarea
        aria-label={words.titleLabel}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : "title-error"}
        value={edit.text}
        // A title is one line, whatever is pasted into it.
        onChange={(event) => edit.change(event.target.value.replaceAll(/\s*[\r\n]+\s*/g, " "))}
        onKeyDown={handleKeyDown}
        onFocus={(event) =>
          event.currentTarget.setSelectionRange(edit.text.length, edit.text.length)
        }
        maxLength={titleMax}
        rows={1}
        // Opened by hand to write in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="-mx-2 field-sizing-content resize-none rounded-control border border-border-strong bg-surface px-2 py-1 text-head font-semibold text-text aria-invalid:border-danger"
      />
      {error !== undefined && (
        <p id="title-error" role="alert" className="text-small text-danger">
          {error}
        </p>
      )}
      <MeanwhileNote orgID={orgID} edit={edit} />
      <span className="flex gap-2">
        <Button type="submit" variant="primary" size="small" disabled={isEmpty}>
          {texts.save}
        </Button>
        <Button size="small" onClick={edit.giveUp}>
          {texts.cancel}
        </Button>
      </span>
      <BugTextConflict orgID={orgID} edit={edit} />
    </form>
  );
}
