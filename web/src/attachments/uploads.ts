import * as v from "valibot";
import type { Problem } from "../api/problem";
import { sendFile, type Transfer } from "../api/transfer";
import type { WireAttachment } from "../api/types";
import { session } from "../identity/session";
import { attachmentsOf, putAttachment } from "../store/attachments";
import { Cell } from "../store/cell";
import { newID } from "../store/new-id";
import { enAttachments as words } from "../texts/en-attachments";
import { leaveGuard } from "../ui/leave-guard";
import { sendThumbnail } from "./send-thumbnail";

/** A file on its way to a bug. */
export interface Upload {
  /** The file's own id from the start: sent twice, it is there once. */
  id: string;
  orgID: string;
  bugID: string;
  batchID: string;
  file: File;
  sentBytes: number;
  state: "waiting" | "running" | "failed";
  problem?: Problem | undefined;
}

/** The server takes six of a person; pages that load meanwhile want connections too. */
const runningMax = 3;

/** Those of all bugs: they go on while the person looks at something else. */
export const uploads = new Cell<readonly Upload[]>([]);

const transfers = new Map<string, Transfer>();
const waiters = new Map<string, (file: WireAttachment | undefined) => void>();

const attachmentSchema = v.object({
  id: v.string(),
  orgID: v.string(),
  bugID: v.string(),
  name: v.string(),
  mediaType: v.string(),
  size: v.number(),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  hasThumbnail: v.boolean(),
  uploadedBy: v.string(),
  created: v.string(),
});

function refusalOf(upload: Upload): Problem | undefined {
  const { bytesMax } = attachmentsOf(upload.orgID, upload.bugID).get();
  const refuse = (code: string, detail: string) => ({ status: 0, code, detail, errors: [] });
  if (upload.file.size === 0) return refuse("file_empty", words.empty);
  if (bytesMax !== undefined && upload.file.size > bytesMax) {
    return refuse("body_too_big", words.tooBig(bytesMax));
  }
  return undefined;
}

function change(id: string, fields: Partial<Upload>): void {
  const all = uploads.get();
  const at = all.findIndex((each) => each.id === id);
  const before = all[at];
  if (before !== undefined) uploads.set(all.with(at, { ...before, ...fields }));
}

function drop(id: string): void {
  uploads.set(uploads.get().filter((each) => each.id !== id));
  transfers.delete(id);
}

/**
 * Puts files on a bug, a few at once. `onEnd` hears of each file once: with what it became, or with nothing
 * where it was cancelled or failed, and then waits to be tried again or forgotten.
 */
export function startUploads(
  orgID: string,
  bugID: string,
  files: readonly File[],
  onEnd?: (added: WireAttachment | undefined) => void,
): void {
  const named = files.map((file) => ({ id: newID(), file }));
  if (onEnd) for (const { id } of named) waiters.set(id, onEnd);
  startNamedUploads(orgID, bugID, named);
}

/** The same for files that have their ids already. */
export function startNamedUploads(
  orgID: string,
  bugID: string,
  files: readonly { id: string; file: File }[],
): void {
  const batchID = newID();
  const added = files.map(
    ({ id, file }): Upload => ({
      id,
      orgID,
      bugID,
      batchID,
      file,
      sentBytes: 0,
      state: "waiting",
    }),
  );
  uploads.set([...uploads.get(), ...added]);
  startWaiting();
}

function end(id: string, file: WireAttachment | undefined): void {
  waiters.get(id)?.(file);
  waiters.delete(id);
}

function startWaiting(): void {
  const all = uploads.get();
  let room = runningMax - all.filter((each) => each.state === "running").length;
  for (const upload of all) {
    if (upload.state !== "waiting") continue;
    const problem = refusalOf(upload);
    if (problem !== undefined) {
      change(upload.id, { state: "failed", problem });
      end(upload.id, undefined);
    } else if (room > 0) {
      room -= 1;
      void run(upload);
    }
  }
}

function addressOf({ id, orgID, bugID, batchID, file }: Upload): string {
  const query = new URLSearchParams({ name: file.name, id, batchID, clientID: id });
  return `/api/v1/orgs/${orgID}/bugs/${bugID}/attachments?${query}`;
}

async function run(upload: Upload): Promise<void> {
  const { id, file } = upload;
  change(id, { state: "running", sentBytes: 0, problem: undefined });
  const transfer = sendFile(addressOf(upload), file, (sentBytes) => change(id, { sentBytes }));
  transfers.set(id, transfer);
  const reply = await transfer.end;
  transfers.delete(id);
  const read = reply.ok ? v.safeParse(attachmentSchema, reply.body) : undefined;
  if (read?.success === true) {
    drop(id);
    const { width, height, ...rest } = read.output;
    const added: WireAttachment = {
      ...rest,
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
    };
    putAttachment(added);
    end(id, added);
    void sendThumbnail(added, file);
  } else if (reply.ok || reply.isCancelled) {
    drop(id);
    end(id, undefined);
  } else {
    change(id, { state: "failed", problem: reply.problem });
    end(id, undefined);
  }
  startWaiting();
}

export function cancelUpload(id: string): void {
  const transfer = transfers.get(id);
  if (transfer !== undefined) {
    transfer.cancel();
    return;
  }
  drop(id);
  end(id, undefined);
  startWaiting();
}

export function retryUpload(id: string): void {
  change(id, { state: "waiting", problem: undefined });
  startWaiting();
}

let uid = session.get().me?.UID;

// Whoever logs in next must not find them.
session.subscribe(() => {
  const next = session.get().me?.UID;
  if (next === uid) return;
  uid = next;
  for (const { id } of uploads.get()) cancelUpload(id);
});

// Leaving the site would end them without a word.
const isRunning = () => uploads.get().some((each) => each.state !== "failed");
const guard = leaveGuard(isRunning);
uploads.subscribe(() => guard(isRunning()));
