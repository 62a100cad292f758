// Who may import whom, one way: app → features → store, sync, api → ui and what knows no product word.
// A feature imports another only by an edge listed here.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { foldersOf, importProblems } from "./import-rules.ts";

const src = new URL("../src", import.meta.url).pathname;
const problems: string[] = [];
for (const entry of readdirSync(src, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name).slice(src.length + 1);
  if (!entry.isFile() || !/\.tsx?$/.test(path)) continue;
  problems.push(...importProblems(path, foldersOf(path, readFileSync(join(src, path), "utf8"))));
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
