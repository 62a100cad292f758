import { CircleAlert, RotateCw, X } from "lucide-react";
import { enAttachments as words } from "../texts/en-attachments";
import { IconButton } from "../ui/icon-button";
import { cancelUpload, retryUpload, type Upload } from "./uploads";

/** A file on its way: how far it is, and the way to end it or to try again. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { id, file, sentBytes, state } = upload;
  const hasFailed = state === "failed";
  return (
    <li className="flex items-center gap-2 rounded-control border border-border bg-surface py-1 pr-1 pl-3">
      {hasFailed && <CircleAlert className="size-4 shrink-0 text-danger" aria-hidden="true" />}
      <div className="flex min-w-0 flex-1 flex-col gap-1 py-1">
        <p className="flex min-w-0 items-baseline gap-2 text-ui">
          <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
          {!hasFailed && <span className="shrink-0 text-small text-text-2">{shareOf(upload)}</span>}
        </p>
        {hasFailed ? (
          <p role="alert" className="text-small text-danger">
            {upload.problem?.detail}
          </p>
        ) : (
          <progress
            aria-label={words.progress(file.name)}
            value={sentBytes}
            max={file.size}
            className="h-1 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
          />
        )}
      </div>
      {hasFailed && (
        <IconButton
          size="small"
          label={words.retryUpload(file.name)}
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => retryUpload(id)}
        />
      )}
      <IconButton
        size="small"
        label={hasFailed ? words.dismissUpload(file.name) : words.cancelUpload(file.name)}
        icon={<X aria-hidden="true" />}
        onClick={() => cancelUpload(id)}
      />
    </li>
  );
}

function shareOf({ file, sentBytes, state }: Upload): string {
  if (state === "waiting") return words.waiting;
  return sentBytes < file.size ? words.share(sentBytes, file.size) : words.finishing;
}
