import { markdownOf } from "../../attachments/attachment-address";
import type { WaitingFile } from "./waiting-files";

/** Stands in the text for a file that has no address before its bug is there. */
function markOf({ id }: WaitingFile): string {
  return `#file-${id.slice(-12)}`;
}

/** How the text shows the file until the bug is created. */
export function referenceTo(waiting: WaitingFile): string {
  return markdownOf(shownAs(waiting)).replace(/\([^()]*\)$/, () => `(${markOf(waiting)})`);
}

function shownAs({ id, file }: WaitingFile, orgID = "") {
  return { id, orgID, name: file.name, mediaType: file.type };
}

/** The text as it is sent: with the addresses that the files will have in the organization. */
export function resolved(text: string, files: readonly WaitingFile[], orgID: string): string {
  const sent = files.reduce(
    (before, each) => before.replaceAll(referenceTo(each), () => markdownOf(shownAs(each, orgID))),
    text,
  );
  // Files of another browser do not come along: their names stay.
  return sent.replaceAll(/!?\[([^\]\n]*)\]\(#file-[0-9a-f]{12}\)/g, (_, name: string) => name);
}

/** How many files the text names that are not here: they wait in another browser. */
export function countElsewhere(text: string, files: readonly WaitingFile[]): number {
  const here = new Set(files.map(markOf));
  const named = [...text.matchAll(/\]\((#file-[0-9a-f]{12})\)/g)].map(([, mark]) => mark);
  return new Set(named.filter((mark) => mark !== undefined && !here.has(mark))).size;
}

/** The text without that file. */
export function without(text: string, waiting: WaitingFile): string {
  return text.replaceAll(referenceTo(waiting), "");
}

/** The text with files where the cursor stands, a line each; where it stands then. */
export function inserted(
  text: string,
  files: readonly WaitingFile[],
  from: number,
  to: number,
): { text: string; cursor: number } {
  const references = files.map(referenceTo).join("\n");
  return {
    text: text.slice(0, from) + references + text.slice(to),
    cursor: from + references.length,
  };
}
