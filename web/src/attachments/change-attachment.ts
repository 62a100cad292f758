import { api, type Outcome, outcome } from "../api/client";
import type { WireAttachment } from "../api/types";
import { dropAttachment, putAttachment } from "../store/attachments";
import { newID } from "../store/new-id";
import { enAttachments as words } from "../texts/en-attachments";
import { showToast } from "../toasts/show-toast";

const pathOf = ({ orgID, id }: WireAttachment) => ({ org: orgID, attachment: id });

function sendName(file: WireAttachment, name: string): Promise<Outcome<WireAttachment>> {
  return outcome(
    api.PATCH("/api/v1/orgs/{org}/attachments/{attachment}", {
      params: { path: pathOf(file) },
      body: { name, batchID: newID() },
    }),
  );
}

/** Gives the file another name, with a way back. */
export async function renameAttachment(
  file: WireAttachment,
  name: string,
): Promise<Outcome<WireAttachment>> {
  const reply = await sendName(file, name);
  if (!reply.ok) return reply;
  putAttachment(reply.value);
  showToast({
    kind: "positive",
    text: words.renamed(reply.value.name),
    action: { label: words.undo, onSelect: () => void nameBack(reply.value, file.name) },
  });
  return reply;
}

async function nameBack(file: WireAttachment, name: string): Promise<void> {
  const reply = await sendName(file, name);
  if (reply.ok) putAttachment(reply.value);
  else showToast({ kind: "negative", text: words.notRenamed(reply.problem.detail) });
}

/** Takes the file off its bug, with a way back. */
export async function removeAttachment(file: WireAttachment): Promise<void> {
  const reply = await outcome(
    api.DELETE("/api/v1/orgs/{org}/attachments/{attachment}", {
      params: { path: pathOf(file), query: { batchID: newID() } },
    }),
  );
  if (!reply.ok) {
    showToast({ kind: "negative", text: words.notRemoved(reply.problem.detail) });
    return;
  }
  dropAttachment(file.bugID, file.id);
  showToast({
    kind: "positive",
    text: words.removed(file.name),
    action: { label: words.undo, onSelect: () => void restoreAttachment(file) },
  });
}

async function restoreAttachment(file: WireAttachment): Promise<void> {
  const reply = await outcome(
    api.POST("/api/v1/orgs/{org}/attachments/{attachment}/restore", {
      params: { path: pathOf(file), query: { batchID: newID() } },
    }),
  );
  if (!reply.ok) {
    showToast({ kind: "negative", text: words.notRestored(reply.problem.detail) });
    return;
  }
  putAttachment(reply.value);
  showToast({ kind: "positive", text: words.restored(reply.value.name) });
}
