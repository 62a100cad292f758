import { api, outcome } from "../api/client";
import { attachmentsOf } from "../store/attachments";

const running = new Map<string, Promise<void>>();

/** The files of a bug into the store. */
export function loadAttachments(orgID: string, bugID: string): Promise<void> {
  const known = running.get(bugID);
  if (known !== undefined) return known;
  const load = loadNow(orgID, bugID).finally(() => running.delete(bugID));
  running.set(bugID, load);
  return load;
}

async function loadNow(orgID: string, bugID: string): Promise<void> {
  const cell = attachmentsOf(orgID, bugID);
  cell.set({ ...cell.get(), state: { is: "loading" } });
  const reply = await outcome(
    api.GET("/api/v1/orgs/{org}/bugs/{bug}/attachments", {
      params: { path: { org: orgID, bug: bugID } },
    }),
  );
  // Something changed while the list was on its way: it may be older than that.
  if (cell.get().state.is === "stale") return loadNow(orgID, bugID);
  if (reply.ok) {
    const { items, bytesMax } = reply.value;
    cell.set({ state: { is: "ready" }, items, bytesMax });
  } else {
    cell.set({ ...cell.get(), state: { is: "failed", problem: reply.problem } });
  }
}
