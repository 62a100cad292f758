import type { WireAttachment } from "../api/types";
import { Cell } from "./cell";
import type { LoadState } from "./load-state";

/** The files of a bug, the oldest first, as far as they were looked at. */
export interface AttachmentList {
  state: LoadState;
  items: readonly WireAttachment[];
  /** How large a file may be; unknown until the list was loaded. */
  bytesMax: number | undefined;
}

const lists = new Map<string, { orgID: string; cell: Cell<AttachmentList> }>();
const nothingYet: AttachmentList = { state: { is: "none" }, items: [], bytesMax: undefined };

export function attachmentsOf(orgID: string, bugID: string): Cell<AttachmentList> {
  const known = lists.get(bugID);
  if (known !== undefined) return known.cell;
  const cell = new Cell<AttachmentList>(nothingYet);
  lists.set(bugID, { orgID, cell });
  return cell;
}

/** The list of a bug that was looked at; nothing where nobody shows it. */
export function knownAttachmentsOf(bugID: string): Cell<AttachmentList> | undefined {
  return lists.get(bugID)?.cell;
}

function byAge(a: WireAttachment, b: WireAttachment): number {
  if (a.created !== b.created) return a.created < b.created ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** A file as it is now, new or known. */
export function putAttachment(file: WireAttachment): void {
  const cell = knownAttachmentsOf(file.bugID);
  if (cell === undefined) return;
  const { items } = cell.get();
  const others = items.filter((item) => item.id !== file.id);
  cell.set({ ...cell.get(), items: [...others, file].toSorted(byAge) });
}

export function dropAttachment(bugID: string, id: string): void {
  const cell = knownAttachmentsOf(bugID);
  if (cell === undefined) return;
  cell.set({ ...cell.get(), items: cell.get().items.filter((item) => item.id !== id) });
}

/** What happened meanwhile is not known: whoever shows the list loads it anew. */
export function doubtAttachments(orgID: string): void {
  for (const [bugID, { orgID: owner }] of lists) {
    if (owner === orgID) doubtAttachmentsOf(bugID);
  }
}

/** Something about that bug changed, and nothing says what. */
export function doubtAttachmentsOf(bugID: string): void {
  const cell = knownAttachmentsOf(bugID);
  if (cell === undefined || cell.get().state.is === "none") return;
  cell.set({ ...cell.get(), state: { is: "stale" } });
}

/** At log out, and where access to the organization ended. */
export function forgetAttachments(orgID?: string): void {
  for (const { orgID: owner, cell } of lists.values()) {
    if (orgID === undefined || owner === orgID) cell.set(nothingYet);
  }
}
