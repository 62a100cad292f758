import { type FormEvent, type KeyboardEvent, useState } from "react";
import { fieldError } from "../api/problem";
import { useUploads } from "../attachments/use-uploads";
import { texts } from "../texts/en";
import { enAttachments } from "../texts/en-attachments";
import { enBugPage } from "../texts/en-bug-page";
import { showToast } from "../toasts/show-toast";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { Kbd } from "../ui/kbd";
import { MarkdownEditor } from "../ui/markdown-editor";
import { BugTextConflict } from "./bug-text-conflict";
import { MeanwhileNote } from "./meanwhile-note";
import type { TextEdit } from "./use-text-edit";

const words = enBugPage.discard;

/** The description while it is written. Ctrl with Enter saves; Esc asks where there is something to lose. */
export function DescriptionForm({
  orgID,
  bugID,
  edit,
}: {
  orgID: string;
  bugID: string;
  edit: TextEdit;
}) {
  const uploads = useUploads({ orgID, bugID, text: edit.text, onText: edit.change });
  const [isAsking, setAsking] = useState(false);
  function giveUp() {
    if (edit.isDirty) setAsking(true);
    else edit.giveUp();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (uploads.isBusy) showToast({ kind: "negative", text: enAttachments.uploadsRun });
    else edit.save();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    // The dialog that asks would hear this very press, and close.
    event.stopPropagation();
    // Until that has the focus, Esc means it all the same.
    if (isAsking) setAsking(false);
    else giveUp();
  }
  return (
    <>
      <form
        onSubmit={handleSubmit}
        onKeyDown={handleKeyDown}
        noValidate
        {...uploads.handlers}
        className="flex min-w-0 flex-col gap-2"
      >
        <MarkdownEditor
          label={texts.bugs.page.descriptionLabel}
          value={edit.text}
          onChange={edit.change}
          error={fieldError(edit.problem, "/description") ?? edit.problem?.detail}
          note={texts.bugs.create.textHint}
          autoFocus
        />
        <MeanwhileNote orgID={orgID} edit={edit} />
        <span className="flex items-center gap-2">
          <Button type="submit" variant="primary">
            {texts.save}
          </Button>
          <Button onClick={giveUp}>{texts.cancel}</Button>
          <span className="ml-auto max-narrow:hidden">
            <Kbd keys="Ctrl+Enter" />
          </span>
        </span>
      </form>
      <BugTextConflict orgID={orgID} edit={edit} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.title}
        description={words.text}
        confirmLabel={words.discard}
        cancelLabel={words.keep}
        danger
        onConfirm={() => {
          setAsking(false);
          edit.giveUp();
        }}
      />
    </>
  );
}
