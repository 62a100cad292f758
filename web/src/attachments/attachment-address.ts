import type { WireAttachment } from "../api/types";

type Place = Pick<WireAttachment, "orgID" | "id">;

/** Where the file itself is. */
export function addressOf({ orgID, id }: Place): string {
  return `/api/v1/orgs/${orgID}/attachments/${id}`;
}

export function thumbnailAddressOf(file: Place): string {
  return `${addressOf(file)}/thumbnail`;
}

export function isPicture(file: Pick<WireAttachment, "mediaType">): boolean {
  return file.mediaType.startsWith("image/");
}

/** Larger ones are not loaded just to be shown small. */
const smallBytesMax = 256 * 1024;

/** What shows the file in a list: its thumbnail, a small picture itself, else nothing. */
export function pictureAddressOf(file: WireAttachment): string | undefined {
  if (file.hasThumbnail) return thumbnailAddressOf(file);
  return isPicture(file) && file.size <= smallBytesMax ? addressOf(file) : undefined;
}

/** "pdf" of "plan.PDF"; empty where there is none to show. */
export function endingOf(name: string): string {
  const ending = /\.([^.\s]{1,5})$/.exec(name)?.[1] ?? "";
  return ending.toLowerCase();
}

/** A line break, a bracket or a backslash in a name would end the Markdown around it. */
function escapedName(name: string): string {
  return name.replaceAll(/[\\[\]`*_<>]/g, (letter) => `\\${letter}`);
}

/** How a text in Markdown shows the file: a picture, or a link to it. */
export function markdownOf(
  file: Pick<WireAttachment, "id" | "orgID" | "name" | "mediaType">,
): string {
  const link = `[${escapedName(file.name)}](${addressOf(file)})`;
  return isPicture(file) ? `!${link}` : link;
}
