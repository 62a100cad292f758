// Writes the front end's types from the contract that the server prints; the target is
// ../src/api/schema.d.ts where none is named:
//   lacewing openapi > openapi.json && npm run generate -- openapi.json [schema.d.ts]
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";

const [, , source, named] = process.argv;
if (source === undefined) {
  console.error("Say which contract to read: npm run generate -- openapi.json");
  process.exit(2);
}
const here = process.env.INIT_CWD ?? ".";
const contract = JSON.parse(await readFile(resolve(here, source), "utf8"));
const target = named ? resolve(here, named) : new URL("../src/api/schema.d.ts", import.meta.url);
const types = astToString(await openapiTS(contract));
await writeFile(
  target,
  `/** Made from the server's contract by web/contract; do not edit. */\n${types}`,
);
