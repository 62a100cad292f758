import { enAttachments as words } from "../texts/en-attachments";

/** True while files, not texts, are dragged. */
export function bringsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes("Files") === true;
}

const endings: Readonly<Record<string, string>> = {
  "image/png": ".png",
  "image/jpeg": ".jpg",
  "image/gif": ".gif",
  "image/webp": ".webp",
};

/** Screenshots come without a name of their own: browsers call each "image.png". */
function named(file: File, now: Date): File {
  if (!/^image\.\w+$/.test(file.name) && file.name !== "") return file;
  const time = now.toISOString().slice(0, 19).replace("T", " ").replaceAll(":", "-");
  const name = words.pastedName(time, endings[file.type] ?? "");
  return new File([file], name, { type: file.type });
}

/**
 * The files that were pasted; none where a text came along, as from word processors, which paste a
 * picture of the text beside it.
 */
export function pastedFiles(clipboard: DataTransfer | null, now = new Date()): File[] {
  if (clipboard === null || clipboard.types.includes("text/plain")) return [];
  return [...clipboard.files].map((file) => named(file, now));
}
