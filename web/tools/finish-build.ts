// After `vite build`: prerenders the public pages, writes the hashes of all inline scripts and styles
// for the content policy (dist/csp.json), the worker that keeps the shell, and a brotli and a gzip copy of every text asset, which the
// server sends as they are.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildWorker } from "./build-worker.ts";
import { inlineContents } from "./inline-contents.ts";
import { prerender } from "./prerender.ts";

const dist = new URL("../dist", import.meta.url).pathname;
const textKinds = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".json",
  ".txt",
  ".webmanifest",
  ".xml",
]);
/** Smaller files fit into one packet with their headers: a compressed copy gains nothing. */
const worthCompressingBytes = 512;
/** All inline scripts of a page together, as they are sent. */
const inlineScriptBytesMax = 2048;
/** Brotli. A build that holds more fails: what a page begins with, and what all pages are together. */
const boardBytesMax = 120 * 1024;
const allScriptBytesMax = 432 * 1024;
/** What the server fills in, and compresses itself, when it starts. */
const filledByServer = "{{public-url}}";

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function compress(path: string): number {
  const bytes = readFileSync(path);
  if (bytes.length < worthCompressingBytes) return bytes.length;
  const gzip = gzipSync(bytes, { level: 9 });
  if (bytes.includes(filledByServer)) return gzip.length;
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzip);
  return brotli.length;
}

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}

/** The scripts of the document and of lists, with all that they import. */
function scriptsToFirstBoard(): Set<string> {
  const path = join(dist, ".vite/manifest.json");
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Record<string, Chunk>;
  const lists = Object.keys(manifest).filter((key) => manifest[key]?.name === "list");
  if (lists.length !== 1) throw new Error(`the build made ${lists.length} scripts of lists`);
  const found = new Set<string>();
  const left = ["index.html", ...lists];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build made no ${name}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    left.push(...(chunk.imports ?? []));
  }
  return found;
}

const boardScripts = scriptsToFirstBoard();
const files = await prerender(dist, join(dist, ".prerender/prerender.js"));
rmSync(join(dist, ".prerender"), { recursive: true });
rmSync(join(dist, ".vite"), { recursive: true });
await buildWorker(dist);

const scriptHashes = new Set<string>();
const styleHashes = new Set<string>();
for (const file of ["index.html", ...files]) {
  const { scripts, styles } = inlineContents(readFileSync(join(dist, file), "utf8"));
  const bytes = scripts.reduce((sum, script) => sum + Buffer.byteLength(script), 0);
  if (bytes > inlineScriptBytesMax)
    throw new Error(`${file} holds ${bytes} bytes of inline scripts`);
  for (const script of scripts) scriptHashes.add(sha256(script));
  for (const style of styles) styleHashes.add(sha256(style));
}

let scriptBytes = 0;
let boardBytes = 0;
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !textKinds.has(extname(path))) continue;
  const size = compress(path);
  if (extname(path) === ".js") scriptBytes += size;
  if (boardScripts.has(path.slice(dist.length + 1))) boardBytes += size;
  console.log(`${(size / 1024).toFixed(1).padStart(8)} KB  ${path.slice(dist.length + 1)}`);
}
const policy = { scriptHashes: [...scriptHashes], styleHashes: [...styleHashes] };
writeFileSync(join(dist, "csp.json"), `${JSON.stringify(policy, null, 2)}\n`);
console.log(`${(scriptBytes / 1024).toFixed(1).padStart(8)} KB  all scripts, brotli`);
console.log(`${(boardBytes / 1024).toFixed(1).padStart(8)} KB  scripts to the first board, brotli`);
if (boardBytes > boardBytesMax || scriptBytes > allScriptBytesMax) {
  throw new Error("There is more script than the budget of tools/finish-build.ts allows.");
}
