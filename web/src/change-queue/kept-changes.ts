import * as v from "valibot";
import type { Outgoing } from "./queue";
import { keptChangesName } from "./waiting";

const storeName = "changes";

const keptSchema = v.array(
  v.object({
    id: v.string(),
    uid: v.string(),
    kind: v.string(),
    subject: v.string(),
    order: v.number(),
    data: v.unknown(),
  }),
);

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(keptChangesName, 1);
    request.addEventListener("upgradeneeded", () =>
      request.result.createObjectStore(storeName, { keyPath: "id" }),
    );
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error("no database")));
  });
}

/** One after the other: what is read is never older than what was written before it was asked for. */
let line: Promise<unknown> = Promise.resolve();

function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  async function work(): Promise<T> {
    const database = await open();
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode, { durability: "strict" });
      const request = act(transaction.objectStore(storeName));
      transaction.addEventListener("complete", () => resolve(request.result));
      transaction.addEventListener("abort", () => reject(new Error("not kept")));
    }).finally(() => database.close());
  }
  const done = line.then(work);
  line = done.catch(() => undefined);
  return done;
}

/** Rejects where storage is switched off or full: the change lasts as long as the page. */
export async function keepChange(uid: string, item: Outgoing): Promise<void> {
  await inStore("readwrite", (store) => store.put({ ...item, uid }));
}

export async function forgetChange(id: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(id)).catch(() => undefined);
}

/** Their changes, the oldest first; those of somebody else who used this browser are gone. */
export async function keptChanges(uid: string): Promise<Outgoing[]> {
  const read = v.safeParse(keptSchema, await inStore("readonly", (store) => store.getAll()));
  const all = read.success ? read.output : [];
  for (const each of all) if (each.uid !== uid) void forgetChange(each.id);
  return all
    .filter((each) => each.uid === uid)
    .map(({ uid: _owner, ...item }) => item)
    .toSorted((a, b) => a.order - b.order);
}

/** How many this browser holds, whosever they are. */
export async function countKeptChanges(): Promise<number> {
  return inStore("readonly", (store) => store.count()).catch(() => 0);
}
