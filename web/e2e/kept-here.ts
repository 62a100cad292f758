import type { Page } from "@playwright/test";
import { withDelta } from "../src/snapshot/kept/delta.ts";
import { type ReplicaRecord, replicaIn } from "../src/snapshot/kept/record.ts";
import type { Replica } from "../src/snapshot/kept/replica.ts";
import { expect } from "./fixtures.ts";
import type { Person } from "./person.ts";

export const replicasName = "lacewing-replicas";

/** What the browser keeps, as text: bytes as Latin letters. */
export async function keptRecords(page: Page, store: "replicas" | "deltas"): Promise<unknown[]> {
  return await page.evaluate(
    async ([name, from]) => {
      const all = await indexedDB.databases();
      if (!all.some((each) => each.name === name)) return [];
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener("success", () => resolve(request.result));
          request.addEventListener("error", () => reject(new Error("no database")));
        });
      const database = await done(indexedDB.open(name));
      const isMade = database.objectStoreNames.contains(from);
      const records = isMade
        ? await done(database.transaction(from).objectStore(from).getAll())
        : [];
      database.close();
      const print = (bytes: ArrayBuffer) =>
        Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
      return (records as Record<string, unknown>[]).map((record) =>
        Object.assign(record, {
          texts: print(record["texts"] as ArrayBuffer),
          columns: (record["columns"] as ArrayBuffer[]).map(print),
        }),
      );
    },
    [replicasName, store] as const,
  );
}

function recordOf(printed: unknown): ReplicaRecord & { gone: string[] } {
  const record = printed as Record<"texts", string> & { columns: string[] };
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
  return {
    ...(printed as ReplicaRecord & { gone: string[] }),
    texts: bytes(record.texts),
    columns: record.columns.map(bytes),
  };
}

/** The replica that the next visit would begin with. */
export async function keptBy(person: Person, uid: string): Promise<Replica | undefined> {
  const [record] = (await keptRecords(person.page, "replicas")).map(recordOf);
  const [changed] = (await keptRecords(person.page, "deltas")).map(recordOf);
  const base = replicaIn(record, uid);
  if (base === undefined || changed === undefined || changed.stamp !== record?.stamp) return base;
  const since = replicaIn(changed, uid);
  return since && withDelta(base, { replica: since, gone: changed.gone });
}

/** The parts of the app that come when a page has rested are here, and the worker keeps the shell. */
export async function isKeptHere(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.state === "activated" && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(isKept).toBe(true);
}
