import { keptFilesName } from "../../identity/kept-here";
import { session } from "../../identity/session";
import { Cell } from "../../store/cell";
import { newID } from "../../store/new-id";

/** A file that waits for its bug; `sentTo` once that is there. */
export interface WaitingFile {
  id: string;
  file: File;
  sentTo?: { orgID: string; bugID: string } | undefined;
}
interface Kept extends WaitingFile {
  uid: string;
}

export const waitingMax = 20;

const storeName = "files";

/** Files that were put into the new bug, the oldest first. This browser keeps them over a reload. */
export const waitingFiles = new Cell<readonly WaitingFile[]>([]);

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(keptFilesName, 1);
    request.addEventListener("upgradeneeded", () =>
      request.result.createObjectStore(storeName, { keyPath: "id" }),
    );
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error("no database")));
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open();
    return await new Promise<T>((resolve, reject) => {
      const request = act(database.transaction(storeName, mode).objectStore(storeName));
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error("not kept")));
    }).finally(() => database.close());
  } catch {
    // Storage is switched off or full: the files last as long as the page.
    return undefined;
  }
}

async function keep(waiting: WaitingFile): Promise<void> {
  const uid = session.get().me?.UID ?? "";
  await inStore("readwrite", (store) => store.put({ ...waiting, uid } satisfies Kept));
}

export function addFiles(files: readonly File[]): WaitingFile[] {
  const added = files.map((file): WaitingFile => ({ id: newID(), file }));
  putFiles(added);
  return added;
}

/** Also those that were taken away before. */
export function putFiles(files: readonly WaitingFile[]): void {
  waitingFiles.set([...waitingFiles.get(), ...files]);
  for (const each of files) void keep(each);
}

export function removeFile(id: string): void {
  waitingFiles.set(waitingFiles.get().filter((each) => each.id !== id));
  void forgetFile(id);
}

/** They are on their way to a bug: no longer shown, kept until they are there. */
export function noteSent(files: readonly WaitingFile[], orgID: string, bugID: string): void {
  const ids = new Set(files.map(({ id }) => id));
  waitingFiles.set(waitingFiles.get().filter(({ id }) => !ids.has(id)));
  for (const each of files) void keep({ ...each, sentTo: { orgID, bugID } });
}

export async function forgetFile(id: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(id));
}

/** What a page before this one kept: files that wait, and those that did not get to their bug. */
export async function loadKeptFiles(): Promise<WaitingFile[]> {
  const uid = session.get().me?.UID;
  const all = await inStore<Kept[]>("readonly", (store) => store.getAll());
  const own: WaitingFile[] = [];
  for (const { uid: owner, ...file } of all ?? []) {
    if (owner === uid) own.push(file);
    // Somebody else's who used this browser.
    else void forgetFile(file.id);
  }
  const known = new Set(waitingFiles.get().map(({ id }) => id));
  const fresh = own.filter((each) => each.sentTo === undefined && !known.has(each.id));
  waitingFiles.set([...fresh, ...waitingFiles.get()]);
  return own.filter((each) => each.sentTo !== undefined);
}

let uid = session.get().me?.UID;

// Whoever logs in next must not find them.
session.subscribe(() => {
  const next = session.get().me?.UID;
  if (next !== uid) waitingFiles.set([]);
  uid = next;
});
