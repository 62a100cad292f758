import type { ClipboardEvent, DragEvent } from "react";
import { bringsFiles, pastedFiles } from "../../attachments/dropped-files";
import { enAttachments } from "../../texts/en-attachments";
import { enCapture as words } from "../../texts/en-capture";
import { showToast } from "../../toasts/show-toast";
import { changeForm, newBugForm } from "../form-store";
import { inserted } from "./file-references";
import { addFiles, waitingFiles, waitingMax } from "./waiting-files";

/** Files into the new bug: they wait, and the text names them where the cursor stood in `area`. */
export function takeFiles(files: readonly File[], area?: HTMLTextAreaElement): void {
  const room = waitingMax - waitingFiles.get().length;
  const full = files.filter(({ size }) => size > 0);
  if (full.length < files.length) showToast({ kind: "negative", text: enAttachments.empty });
  if (full.length > room) showToast({ kind: "negative", text: words.files.max(waitingMax) });
  const added = addFiles(full.slice(0, Math.max(room, 0)));
  if (added.length === 0) return;
  const { text } = newBugForm.get();
  if (area === undefined) {
    const gap = text === "" || text.endsWith("\n") ? "" : "\n\n";
    const end = text.length + gap.length;
    changeForm({ text: inserted(text + gap, added, end, end).text });
    return;
  }
  const next = inserted(text, added, area.selectionStart, area.selectionEnd);
  changeForm({ text: next.text });
  requestAnimationFrame(() => area.setSelectionRange(next.cursor, next.cursor));
}

/** Spread over the form: whatever is pasted or dropped there waits for the bug. */
export const incomingFiles = {
  onPaste: (event: ClipboardEvent<HTMLElement>) => {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    const { target } = event;
    takeFiles(files, target instanceof HTMLTextAreaElement ? target : undefined);
  },
  onDragOver: (event: DragEvent<HTMLElement>) => {
    if (bringsFiles(event.dataTransfer)) event.preventDefault();
  },
  onDrop: (event: DragEvent<HTMLElement>) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    takeFiles(files);
  },
};
