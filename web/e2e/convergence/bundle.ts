import { join } from "node:path";
import { Script } from "node:vm";
import { rolldown } from "rolldown";

const here = import.meta.dirname;

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
        resolveId: (id) => (id.endsWith("?worker&url") ? "\0worker" : undefined),
        load: (id) => (id === "\0worker" ? 'export default "worker.js"' : undefined),
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
  worker: Script;
}

export async function scripts(): Promise<Scripts> {
  const [page, worker] = await Promise.all([
    bundle("page.ts"),
    bundle("../../src/snapshot/worker/worker.ts"),
  ]);
  return { page, worker };
}
