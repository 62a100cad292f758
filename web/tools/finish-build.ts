// After `vite build`: writes the hashes of index.html's inline script and style for the content policy
// (dist/csp.json) and a brotli and a gzip copy of every text asset, which the server sends as they are.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { inlineContents } from "./inline-contents.ts";

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

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function compress(path: string): number {
  const bytes = readFileSync(path);
  if (bytes.length < worthCompressingBytes) return bytes.length;
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  return brotli.length;
}

const html = readFileSync(join(dist, "index.html"), "utf8");
const { scripts, styles } = inlineContents(html);
const policy = { scriptHashes: scripts.map(sha256), styleHashes: styles.map(sha256) };

let scriptBytes = 0;
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !textKinds.has(extname(path))) continue;
  const size = compress(path);
  if (extname(path) === ".js") scriptBytes += size;
  console.log(`${(size / 1024).toFixed(1).padStart(8)} KB  ${path.slice(dist.length + 1)}`);
}
writeFileSync(join(dist, "csp.json"), `${JSON.stringify(policy, null, 2)}\n`);
console.log(`${(scriptBytes / 1024).toFixed(1).padStart(8)} KB  all scripts, brotli`);
