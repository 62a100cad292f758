import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { Comment } from "../store/comment-thread";
import { newID } from "../store/new-id";
import { texts } from "../texts/en";
import { enComments as words } from "../texts/en-comments";
import { showToast } from "../toasts/show-toast";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { IconButton } from "../ui/icon-button";
import { removeComment } from "./send-comment";

/** Removes a comment, once asked whether. */
export function RemoveComment({ comment }: { comment: Comment }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    const reply = await removeComment(comment, newID());
    setBusy(false);
    setAsking(false);
    if (!reply.ok) showToast({ kind: "negative", text: words.notRemoved(reply.problem.detail) });
  }
  return (
    <>
      <IconButton
        size="small"
        label={words.removeLabel}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.removeTitle}
        description={words.removeText}
        confirmLabel={words.remove}
        cancelLabel={texts.cancel}
        onConfirm={() => void remove()}
        busy={isBusy}
        danger
      />
    </>
  );
}
