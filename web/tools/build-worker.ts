import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";

/** Part of each page, under a name that stays the same in all releases. */
const mark = "/favicon.svg";

/** The shell, then the mark, every script, style and font: whatever a page of this release may fetch. */
function shellFiles(dist: string): string[] {
  const assets = readdirSync(join(dist, "assets"))
    .filter((name) => /\.(?:js|css|woff2)$/.test(name))
    .toSorted();
  return ["/index.html", mark, ...assets.map((name) => `/assets/${name}`)];
}

/** Writes dist/sw.js. Names of assets hold their hash: with the shell and the mark they tell releases apart. */
export async function buildWorker(dist: string): Promise<void> {
  const files = shellFiles(dist);
  const version = createHash("sha256")
    .update(readFileSync(join(dist, "index.html")))
    .update(readFileSync(join(dist, mark)))
    .update(files.join())
    .digest("hex")
    .slice(0, 16);
  await build({
    input: join(import.meta.dirname, "../worker/shell-worker.ts"),
    transform: {
      target: "es2023",
      define: { SHELL_FILES: JSON.stringify(files), SHELL_VERSION: JSON.stringify(version) },
    },
    output: { file: join(dist, "sw.js"), format: "iife", minify: true },
  });
}
