import { isFlag, isNumber, isText } from "../api/checks";
import type { WireAttachment } from "../api/types";
import { dropAttachment, knownAttachmentsOf, putAttachment } from "../store/attachments";
import type { Change, Stream } from "../sync/change";
import { pickFields } from "../sync/pick-fields";

/** A file that came, changed or went, on a bug whose files somebody looks at. */
export function applyAttachmentChange(change: Change, stream: Stream): void {
  const { bugID } = change.fields;
  const cell = isText(bugID) ? knownAttachmentsOf(bugID) : undefined;
  if (!isText(bugID) || cell === undefined) return;
  const { state, items } = cell.get();
  if (state.is === "loading") {
    // The list that is on its way may be older or newer than this.
    cell.set({ ...cell.get(), state: { is: "stale" } });
    return;
  }
  if (change.action === "removed") {
    dropAttachment(bugID, change.id);
    return;
  }
  const known = items.find((item) => item.id === change.id);
  if (known === undefined && change.action === "changed") return;
  putAttachment({
    id: change.id,
    orgID: stream.owner,
    bugID,
    name: "",
    mediaType: "application/octet-stream",
    size: 0,
    hasThumbnail: false,
    uploadedBy: change.actor ?? "",
    created: change.at,
    ...known,
    ...fieldsOf(change),
  });
}

function fieldsOf(change: Change): Partial<WireAttachment> {
  return pickFields<WireAttachment>(change, {
    name: isText,
    mediaType: isText,
    size: isNumber,
    width: isNumber,
    height: isNumber,
    hasThumbnail: isFlag,
    uploadedBy: isText,
    created: isText,
  });
}
