import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { Comment } from "../store/comment-thread";
import { newID } from "../store/new-id";
import { enComments as words } from "../texts/en-comments";
import { showToast } from "../toasts/show-toast";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { IconButton } from "../ui/icon-button";
import { offerUndo } from "../undo/offer-undo";
import { removeComment } from "./send-comment";

/** Removes a comment, once asked whether. */
export function RemoveComment({ comment }: { comment: Comment }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    const batchID = newID();
    const reply = await removeComment(comment, batchID);
    setBusy(false);
    setAsking(false);
    if (reply.ok) offerUndo(comment.orgID, batchID, words.removed);
    else showToast({ kind: "negative", text: words.notRemoved(reply.problem.detail) });
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
        onConfirm={() => void remove()}
        busy={isBusy}
        danger
      />
    </>
  );
}
