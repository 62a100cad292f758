import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from "react";
import type { WireAttachment } from "../api/types";
import { enAttachments as words } from "../texts/en-attachments";
import { showToast } from "../toasts/show-toast";
import { markdownOf } from "./attachment-address";
import { bringsFiles, pastedFiles } from "./dropped-files";
import { startUploads } from "./uploads";

/** Stands in the text while the file travels; `mark` tells two of one name apart. */
function placeholderOf(name: string, mark: number): string {
  const plain = name.replaceAll(/[\\[\]`*_<>]/g, " ");
  return `![${words.placeholder(plain)}](#${mark})`;
}

let lastMark = 0;

/**
 * For any text area of a bug's Markdown: spread `handlers` over an element around it. Files pasted or
 * dropped there are uploaded and put into the text where the cursor stands. While `isBusy` the text holds
 * placeholders: do not save it yet.
 */
export function useUploads({
  orgID,
  bugID,
  text,
  onText,
}: {
  orgID: string;
  bugID: string;
  text: string;
  onText: (text: string) => void;
}) {
  const [running, setRunning] = useState(0);
  const latest = useRef({ text, onText });
  useEffect(() => {
    latest.current = { text, onText };
  });

  function write(next: string) {
    // Two files that end at once must not write over one another.
    latest.current = { ...latest.current, text: next };
    latest.current.onText(next);
  }
  function finish(file: File, placeholder: string, added: WireAttachment | undefined) {
    const by = added === undefined ? "" : markdownOf(added);
    write(latest.current.text.replace(placeholder, () => by));
    if (added === undefined) {
      showToast({ kind: "negative", text: words.notAdded(file.name) });
    }
    setRunning((count) => count - 1);
  }
  function take(area: HTMLTextAreaElement, files: readonly File[]) {
    const placeholders = files.map((file) => {
      lastMark += 1;
      return placeholderOf(file.name, lastMark);
    });
    const before = latest.current.text.slice(0, area.selectionStart);
    const after = latest.current.text.slice(area.selectionEnd);
    const inserted = placeholders.join("\n");
    write(`${before}${inserted}${after}`);
    const cursor = before.length + inserted.length;
    requestAnimationFrame(() => area.setSelectionRange(cursor, cursor));
    setRunning((count) => count + files.length);
    for (const [index, file] of files.entries()) {
      const placeholder = placeholders[index] ?? "";
      startUploads(orgID, bugID, [file], (added) => finish(file, placeholder, added));
    }
  }

  return {
    isBusy: running > 0,
    handlers: {
      onPaste: (event: ClipboardEvent<HTMLElement>) => {
        const files = pastedFiles(event.clipboardData);
        if (files.length === 0 || !(event.target instanceof HTMLTextAreaElement)) return;
        event.preventDefault();
        take(event.target, files);
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (bringsFiles(event.dataTransfer)) event.preventDefault();
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        const area = event.currentTarget.querySelector("textarea");
        const files = [...event.dataTransfer.files];
        if (files.length === 0 || area === null) return;
        event.preventDefault();
        take(area, files);
      },
    },
  };
}
