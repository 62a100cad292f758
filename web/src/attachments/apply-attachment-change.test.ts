import { beforeEach, expect, test } from "vitest";
import { attachmentsOf, forgetAttachments } from "../store/attachments";
import type { Change } from "../sync/change";
import { applyAttachmentChange } from "./apply-attachment-change";

const stream = { owner: "o1", name: "content" };
const fields = {
  bugID: "b1",
  name: "shot.png",
  size: 5,
  mediaType: "image/png",
  hasThumbnail: false,
  uploadedBy: "u2",
  created: "2026-01-01T00:00:00Z",
};

function change(action: Change["action"], what: Record<string, unknown>, id = "f1"): Change {
  const at = "2026-01-02T00:00:00Z";
  return { version: 1, at, actor: "u1", kind: "attachment", id, action, fields: what };
}

function ready() {
  const cell = attachmentsOf("o1", "b1");
  cell.set({ state: { is: "ready" }, items: [], bytesMax: 100 });
  return cell;
}

beforeEach(() => forgetAttachments());

test("a file comes with all that is known of it, changes, and goes", () => {
  const cell = ready();
  applyAttachmentChange(change("created", fields), stream);
  expect(cell.get().items).toEqual([{ id: "f1", orgID: "o1", ...fields }]);
  applyAttachmentChange(change("changed", { bugID: "b1", hasThumbnail: true }), stream);
  expect(cell.get().items[0]).toMatchObject({ name: "shot.png", hasThumbnail: true });
  applyAttachmentChange(change("removed", { bugID: "b1", name: "shot.png" }), stream);
  expect(cell.get().items).toEqual([]);
});

test("files keep the order in which they came, also one that was brought back", () => {
  const cell = ready();
  const later = { ...fields, created: "2026-01-03T00:00:00Z" };
  applyAttachmentChange(change("created", later, "f2"), stream);
  applyAttachmentChange(change("created", fields), stream);
  expect(cell.get().items.map((item) => item.id)).toEqual(["f1", "f2"]);
});

test("a change of a file that is not here, or of a bug that nobody looks at, does nothing", () => {
  const cell = ready();
  applyAttachmentChange(change("changed", { bugID: "b1", name: "x" }), stream);
  applyAttachmentChange(change("created", { ...fields, bugID: "b9" }), stream);
  applyAttachmentChange(change("created", {}), stream);
  expect(cell.get().items).toEqual([]);
});

test("what comes while the list is on its way has it loaded once more", () => {
  const cell = ready();
  cell.set({ ...cell.get(), state: { is: "loading" } });
  applyAttachmentChange(change("created", fields), stream);
  expect(cell.get().state.is).toBe("stale");
});
