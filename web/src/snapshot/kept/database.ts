import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { listOf } from "../../store/row-texts";
import type { ReplicaName } from "../worker/jobs";
import { type Delta, withDelta } from "./delta";
import { keptReplicasName } from "./mark";
import { type ReplicaRecord, recordOf, replicaIn } from "./record";
import type { Replica } from "./replica";

/** Records of another shape than this one's are forgotten with the version of the database. */
const schema = 2;

interface KeptReplicas extends DBSchema {
  replicas: { key: [string, string]; value: ReplicaRecord; indexes: { stamp: string } };
  /** What changed since; `stamp` is that of the replica which it belongs to. */
  deltas: { key: [string, string]; value: ReplicaRecord & { gone: string[] } };
}

const keyOf = ({ person, orgID }: ReplicaName): [string, string] => [person, orgID];

async function withDatabase<T>(
  act: (database: IDBPDatabase<KeptReplicas>) => Promise<T>,
): Promise<T> {
  const database = await openDB<KeptReplicas>(keptReplicasName, schema, {
    upgrade: (opened) => {
      for (const name of opened.objectStoreNames) opened.deleteObjectStore(name);
      opened.createObjectStore("replicas").createIndex("stamp", "stamp");
      opened.createObjectStore("deltas");
    },
    // Whoever logs out deletes all of it at once.
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

/** The replica with what changed since. Where anything of it is not as it should be there is none. */
export function readKept(name: ReplicaName): Promise<Replica | undefined> {
  return withDatabase(async (database) => {
    const key = keyOf(name);
    const [record, changed] = await Promise.all([
      database.get("replicas", key),
      database.get("deltas", key),
    ]);
    const base = replicaIn(record, name.person);
    if (record === undefined || base?.head.orgID !== name.orgID) return undefined;
    const { stamp } = record;
    const alone = { ...base, kept: { stamp, changed: [] } };
    if (changed?.stamp !== stamp) return alone;
    const since = replicaIn(changed, name.person);
    // It was cut or damaged: the replica by itself is whole, as of an earlier version.
    if (since === undefined) return alone;
    const { gone } = changed;
    const ids = since.bugs.chunks.slice(0, 1).flatMap((chunk) => listOf(chunk.ids));
    return {
      ...withDelta(base, { replica: since, gone }),
      kept: { stamp, changed: [...ids, ...gone] },
    };
  });
}

export function keepRecord(name: ReplicaName, record: ReplicaRecord): Promise<void> {
  return withDatabase(async (database) => {
    const both = database.transaction(["replicas", "deltas"], "readwrite");
    await both.objectStore("replicas").put(record, keyOf(name));
    await both.objectStore("deltas").delete(keyOf(name));
    await both.done;
  });
}

/**
 * Changes since the replica of that stamp. False where that is kept no longer: another tab has kept a newer one,
 * say. Who logs out meanwhile leaves nothing: `mayWrite` is asked last.
 */
export function keepDelta(
  name: ReplicaName,
  { delta, stamp, mayWrite }: { delta: Delta; stamp: string; mayWrite: () => boolean },
): Promise<boolean> {
  const record = recordOf(name.person, delta.replica, stamp);
  return withDatabase(async (database) => {
    const both = database.transaction(["replicas", "deltas"], "readwrite");
    const isThere = await both.objectStore("replicas").index("stamp").getKey(stamp);
    if (isThere === undefined || !mayWrite()) return isThere !== undefined;
    await both.objectStore("deltas").put({ ...record, gone: [...delta.gone] }, keyOf(name));
    await both.done;
    return true;
  });
}

export function forgetKept(name: ReplicaName): Promise<void> {
  return withDatabase(async (database) => {
    const both = database.transaction(["replicas", "deltas"], "readwrite");
    await both.objectStore("replicas").delete(keyOf(name));
    await both.objectStore("deltas").delete(keyOf(name));
    await both.done;
  });
}

/** Forgets all but these organizations of that person. */
export function forgetKeptBut(person: string, orgIDs: readonly string[]): Promise<void> {
  return withDatabase(async (database) => {
    const both = database.transaction(["replicas", "deltas"], "readwrite");
    for (const store of [both.objectStore("replicas"), both.objectStore("deltas")] as const) {
      // One after the other in one transaction.
      // oxlint-disable-next-line no-await-in-loop
      for (const key of await store.getAllKeys()) {
        // oxlint-disable-next-line no-await-in-loop
        if (key[0] !== person || !orgIDs.includes(key[1])) await store.delete(key);
      }
    }
    await both.done;
  });
}
