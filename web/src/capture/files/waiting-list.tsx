import { File as FileIcon, X } from "lucide-react";
import type { MouseEvent } from "react";
import { ChooseFiles } from "../../attachments/choose-files";
import { useCell } from "../../store/use-cell";
import { enAttachments } from "../../texts/en-attachments";
import { enCapture } from "../../texts/en-capture";
import { IconButton } from "../../ui/icon-button";
import { changeForm, newBugForm } from "../form-store";
import { keepFocus } from "../keep-focus";
import { countElsewhere, without } from "./file-references";
import { takeFiles } from "./incoming-files";
import { removeFile, type WaitingFile, waitingFiles } from "./waiting-files";

const words = enCapture.files;

/** The files that wait for the bug, and the button that brings more. */
export function WaitingList() {
  const files = useCell(waitingFiles);
  const elsewhere = countElsewhere(useCell(newBugForm).text, files);
  return (
    <section aria-label={words.title} className="flex min-w-0 flex-col gap-2">
      {files.length > 0 && (
        <ul className="flex flex-col gap-1">
          {files.map((each) => (
            <WaitingRow key={each.id} waiting={each} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <ChooseFiles onFiles={takeFiles} />
        {files.length > 0 && <p className="text-small text-text-2">{words.hint}</p>}
        {elsewhere > 0 && <p className="text-small text-text-2">{words.elsewhere(elsewhere)}</p>}
      </div>
    </section>
  );
}

function WaitingRow({ waiting }: { waiting: WaitingFile }) {
  const { id, file } = waiting;
  function remove({ currentTarget }: MouseEvent) {
    keepFocus(currentTarget, currentTarget.closest("section"));
    changeForm({ text: without(newBugForm.get().text, waiting) });
    removeFile(id);
  }
  return (
    <li className="flex items-center gap-2 rounded-control border border-border bg-surface py-1 pr-1 pl-2">
      <Preview file={file} />
      <span className="min-w-0 flex-1 truncate text-ui">{file.name}</span>
      <span className="shrink-0 text-small text-text-2">{enAttachments.size(file.size)}</span>
      <IconButton
        size="small"
        label={words.remove(file.name)}
        icon={<X aria-hidden="true" />}
        onClick={remove}
      />
    </li>
  );
}

const shown = /^image\/(?:png|jpeg|gif|webp)$/;

function Preview({ file }: { file: File }) {
  if (!shown.test(file.type)) {
    return <FileIcon className="m-2 size-4 shrink-0 text-text-2" aria-hidden="true" />;
  }
  function show(picture: HTMLImageElement) {
    const address = URL.createObjectURL(file);
    picture.setAttribute("src", address);
    return () => URL.revokeObjectURL(address);
  }
  return <img ref={show} alt="" className="size-8 shrink-0 rounded-chip object-cover" />;
}
