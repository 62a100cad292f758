import { basename, join } from "node:path";
import { Script } from "node:vm";
import { rolldown } from "rolldown";

const here = import.meta.dirname;

const workerAsked = "?worker&url";
const workers = new Map([
  ["worker.ts", "../../src/snapshot/worker/worker.ts"],
  ["socket-worker.ts", "../../src/sync/line/socket-worker.ts"],
]);
const workerOf = (id: string) => basename(id.slice(0, -workerAsked.length));

/** The product's own code as one script, with the page's doors as `page`. */
async function bundle(entry: string): Promise<Script> {
  const built = await rolldown({
    input: join(here, entry),
    platform: "browser",
    transform: {
      define: { "import.meta.env.PROD": "false", "process.env.NODE_ENV": '"production"' },
    },
    plugins: [
      {
        name: "worker-address",
        resolveId: (id) => (id.endsWith(workerAsked) ? `\0${workerOf(id)}` : undefined),
        load: (id) =>
          id.startsWith("\0") && workers.has(id.slice(1))
            ? `export default ${JSON.stringify(id.slice(1))}`
            : undefined,
      },
    ],
    logLevel: "silent",
  });
  const { output } = await built.generate({ format: "iife", name: "page", codeSplitting: false });
  await built.close();
  return new Script(output[0].code, { filename: entry });
}

export interface Scripts {
  page: Script;
  /** By the address that the page knows. */
  workers: ReadonlyMap<string, Script>;
}

export async function scripts(): Promise<Scripts> {
  const [page, ...made] = await Promise.all([
    bundle("page.ts"),
    ...[...workers].map(async ([name, entry]) => [name, await bundle(entry)] as const),
  ]);
  return { page, workers: new Map(made) };
}
