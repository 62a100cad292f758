import type { KeyboardEvent } from "react";
import { newBugAsked } from "../bugs/ask-new-bug";
import { useCell } from "../store/use-cell";
import { texts } from "../texts/en";
import { enCapture as words } from "../texts/en-capture";
import { showToast } from "../toasts/show-toast";
import { Button } from "../ui/button";
import { CheckField } from "../ui/check-field";
import { Kbd } from "../ui/kbd";
import { choices, choose } from "./choices";
import { putFiles, removeFile, waitingFiles } from "./files/waiting-files";
import { blankIn, isTyped } from "./form";
import { formProblem, keepForm, newBugForm } from "./form-store";

/** Sends the bug, or throws it away. */
export function NewBugFooter({
  formID,
  onKeyDownCapture,
}: {
  formID: string;
  onKeyDownCapture: (event: KeyboardEvent) => void;
}) {
  const form = useCell(newBugForm);
  const files = useCell(waitingFiles);
  const { createsAnother } = useCell(choices);
  const hasDraft = isTyped(form) || files.length > 0;
  return (
    // The form above hears the same key.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDownCapture={onKeyDownCapture}
      className="flex flex-1 flex-wrap items-center justify-end gap-x-3 gap-y-2"
    >
      {hasDraft && (
        <Button variant="ghost" className="mr-auto -ml-3" onClick={discard}>
          {words.discard}
        </Button>
      )}
      <CheckField
        label={words.another}
        checked={createsAnother}
        onChange={(checked) => choose({ createsAnother: checked })}
      />
      <span className="max-narrow:hidden">
        <Kbd keys="Ctrl+Enter" />
      </span>
      <Button type="submit" form={formID} variant="primary">
        {texts.bugs.create.submit}
      </Button>
    </div>
  );
}

/** Throws the draft away, with a way back. */
function discard(): void {
  const form = newBugForm.get();
  const problem = formProblem.get();
  const files = waitingFiles.get();
  for (const { id } of files) removeFile(id);
  keepForm(blankIn(form));
  formProblem.set(undefined);
  newBugAsked.set(undefined);
  showToast({
    kind: "positive",
    text: words.discarded,
    action: {
      label: words.undo,
      onSelect: () => {
        putFiles(files);
        keepForm(form);
        formProblem.set(problem);
        newBugAsked.set({});
      },
    },
  });
}
