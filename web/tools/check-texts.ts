// Every word that people see or hear comes from the catalogue in src/texts: docs/guides/add-a-language.md.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { textProblems } from "./text-rules.ts";

const src = new URL("../src", import.meta.url).pathname;
const problems: string[] = [];
for (const entry of readdirSync(src, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name).slice(src.length + 1);
  const isChecked =
    entry.isFile() && /(?<!\.test|\.d|testing)\.tsx?$/.test(path) && !path.startsWith("texts/");
  if (isChecked) problems.push(...textProblems(path, readFileSync(join(src, path), "utf8")));
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
