import { api, type Outcome, outcome } from "../api/client";
import type { WireAttachment } from "../api/types";
import { dropAttachment, putAttachment } from "../store/attachments";
import { newID } from "../store/new-id";
import { enAttachments as words } from "../texts/en-attachments";
import { showToast } from "../toasts/show-toast";
import { offerUndo } from "../undo/offer-undo";

const pathOf = ({ orgID, id }: WireAttachment) => ({ org: orgID, attachment: id });

/** Gives the file another name, with a way back. */
export async function renameAttachment(
  file: WireAttachment,
  name: string,
): Promise<Outcome<WireAttachment>> {
  const batchID = newID();
  const reply = await outcome(
    api.PATCH("/api/v1/orgs/{org}/attachments/{attachment}", {
      params: { path: pathOf(file) },
      body: { name, batchID },
    }),
  );
  if (!reply.ok) return reply;
  putAttachment(reply.value);
  offerUndo(file.orgID, batchID, words.renamed(reply.value.name));
  return reply;
}

/** Takes the file off its bug, with a way back. */
export async function removeAttachment(file: WireAttachment): Promise<void> {
  const batchID = newID();
  const reply = await outcome(
    api.DELETE("/api/v1/orgs/{org}/attachments/{attachment}", {
      params: { path: pathOf(file), query: { batchID } },
    }),
  );
  if (!reply.ok) {
    showToast({ kind: "negative", text: words.notRemoved(reply.problem.detail) });
    return;
  }
  dropAttachment(file.bugID, file.id);
  offerUndo(file.orgID, batchID, words.removed(file.name));
}
