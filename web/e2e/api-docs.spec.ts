import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./fixtures.ts";

const page = join(import.meta.dirname, "../../docs/api.md");

interface Call {
  title: string;
  /** What the reader is to keep of the answer: a name, and jq's way to it. */
  keeps: { name: string; way: string }[];
  script: string;
}

/** The blocks of shell on the page, each under its heading. */
function callsOf(text: string): Call[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf("\n")),
      keeps: [...section.matchAll(/^<!-- keep (\w+) (.+) -->$/gm)].map(([, name, way]) => ({
        name: name ?? "",
        way: way ?? "",
      })),
      script: /^```sh\n([\s\S]*?)^```$/m.exec(section)?.[1] ?? "",
    }));
}

test("each call of docs/api.md is answered with success", async ({
  newPerson,
  server,
}, testInfo) => {
  const ada = await newPerson("ada");
  await ada.join();
  await ada.createOrganization("Moth Works");
  await ada.openOrganization("Moth Works");
  await ada.createProject("Core");

  // curl is to fail where an answer is no success, and to say why.
  const folder = testInfo.outputPath("");
  const known: Record<string, string> = {
    LACEWING: server.url,
    EMAIL: ada.email,
    PASSWORD: ada.password,
  };
  const run = (command: string, input?: string, words: string[] = []) =>
    execFileSync(command, words, {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: process.env["PATH"], HOME: folder, ...known },
      ...(input !== undefined && { input }),
    });
  const calls = callsOf(readFileSync(page, "utf8"));
  expect(calls.length).toBe(11);
  const script = 'curl() { command curl -sS --fail-with-body "$@"; }\n';
  for (const { title, keeps, script: text } of calls) {
    // One after the other: each needs what the one before gave.
    // oxlint-disable-next-line no-await-in-loop
    await test.step(title, () => {
      expect(text, `${title} has no block of shell`).not.toBe("");
      const answer = run("bash", script + text, ["-euo", "pipefail"]);
      for (const { name, way } of keeps) {
        known[name] = run("jq", answer, ["-er", way]).trim().split("\n")[0] ?? "";
      }
    });
  }
});
