import { type DragEvent, memo, useEffect, useState } from "react";
import { FailureNote } from "../change-queue/failure-note";
import { attachmentsOf, doubtAttachmentsOf } from "../store/attachments";
import { onBugTouched } from "../store/touched";
import { useCell } from "../store/use-cell";
import { enAttachments as words } from "../texts/en-attachments";
import { classNames } from "../ui/class-names";
import { PictureViewer } from "../ui/picture-viewer";
import { Skeleton } from "../ui/skeleton";
import { addressOf, isPicture } from "./attachment-address";
import { AttachmentCard } from "./attachment-card";
import { ChooseFiles } from "./choose-files";
import { bringsFiles, pastedFiles } from "./dropped-files";
import { loadAttachments } from "./load-attachments";
import { UploadRow } from "./upload-row";
import { startUploads, uploads } from "./uploads";

/** The files of a bug, and the places where more of them come in: button, drop and paste. */
export const BugAttachments = memo(function BugAttachments({
  orgID,
  bugID,
  mayEdit,
}: {
  orgID: string;
  bugID: string;
  mayEdit: boolean;
}) {
  const { state, items } = useCell(attachmentsOf(orgID, bugID));
  const own = useCell(uploads).filter((upload) => upload.bugID === bugID);
  const [shownID, setShownID] = useState<string>();
  useEffect(() => {
    if (state.is === "none" || state.is === "stale") void loadAttachments(orgID, bugID);
  }, [orgID, bugID, state.is]);
  useEffect(() => onBugTouched(orgID, bugID, () => doubtAttachmentsOf(bugID)), [orgID, bugID]);
  useDocumentPaste(orgID, bugID, mayEdit);
  const drop = useDrop(orgID, bugID, mayEdit);

  const pictures = items.filter(isPicture);
  const hasList = state.is === "ready" || items.length > 0;
  return (
    <section
      aria-label={words.title}
      {...drop.handlers}
      className={classNames(
        "relative flex min-w-0 flex-col gap-3 rounded-card",
        drop.isOver && "outline-2 outline-offset-4 outline-accent outline-dashed",
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lead font-semibold">{words.title}</h2>
        {items.length > 0 && <span className="text-ui text-text-2">{items.length}</span>}
        {mayEdit && (
          <span className="ml-auto">
            <ChooseFiles onFiles={(files) => startUploads(orgID, bugID, files)} />
          </span>
        )}
      </div>
      {state.is === "failed" && (
        <FailureNote
          isAside
          isHere={items.length > 0}
          problem={state.problem}
          onRetry={() => void loadAttachments(orgID, bugID)}
        />
      )}
      {!hasList && state.is !== "failed" && (
        <Skeleton label={words.loading} count={1} className="h-5" />
      )}
      {hasList && items.length === 0 && own.length === 0 && (
        <p className="min-h-5 text-ui text-text-2">{mayEdit ? words.none : words.noneToSee}</p>
      )}
      {items.length > 0 && (
        <ul
          aria-label={words.title}
          className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3"
        >
          {items.map((file) => (
            <AttachmentCard
              key={file.id}
              file={file}
              mayEdit={mayEdit}
              onShow={() => setShownID(file.id)}
            />
          ))}
        </ul>
      )}
      {own.length > 0 && (
        <ul className="flex flex-col gap-2">
          {own.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {drop.isOver && (
        <p className="pointer-events-none absolute inset-0 flex items-center justify-center rounded-card bg-accent-soft text-read font-medium text-text">
          {words.dropHere}
        </p>
      )}
      <PictureViewer
        title={words.viewer}
        pictures={pictures.map((file) => ({
          id: file.id,
          name: file.name,
          address: addressOf(file),
        }))}
        shownID={shownID}
        onShow={setShownID}
        words={{ next: words.next, previous: words.previous, place: words.place }}
      />
    </section>
  );
});

/** Files dropped anywhere on the section. */
function useDrop(orgID: string, bugID: string, isOn: boolean) {
  const [depth, setDepth] = useState(0);
  const isMine = (event: DragEvent<HTMLElement>) => isOn && bringsFiles(event.dataTransfer);
  return {
    isOver: depth > 0,
    handlers: {
      // Each element below tells of its own: the section is left when all were.
      onDragEnter: (event: DragEvent<HTMLElement>) => {
        if (isMine(event)) setDepth((before) => before + 1);
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        if (isMine(event)) setDepth((before) => Math.max(0, before - 1));
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (isMine(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (!isMine(event)) return;
        event.preventDefault();
        setDepth(0);
        startUploads(orgID, bugID, [...event.dataTransfer.files]);
      },
    },
  };
}

/** A screenshot pasted where nobody types becomes a file of the bug. */
function useDocumentPaste(orgID: string, bugID: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    function handlePaste(event: ClipboardEvent) {
      if (event.defaultPrevented) return;
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement && target.closest("input, textarea, [contenteditable]");
      const files = isTyping ? [] : pastedFiles(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      startUploads(orgID, bugID, files);
    }
    document.addEventListener("paste", handlePaste);
    return () => document.removeEventListener("paste", handlePaste);
  }, [orgID, bugID, isOn]);
}
