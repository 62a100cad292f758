// Whose work the front end and the server stand on, read from the packages themselves and from
// docs/dependencies.md at build time, so that the list cannot grow old.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Credit {
  name: string;
  version: string;
  licence: string;
  copyright: string;
  url: string;
}

export interface Credits {
  icons: Credit;
  font: Credit;
  /** Everything else that browsers get. */
  libraries: Credit[];
  /** The server's own, from Debian. */
  server: { name: string; use: string }[];
}

const iconSet = "lucide-react";
const font = "@fontsource-variable/inter";

interface Manifest {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
  repository?: string | { url?: string };
  dependencies?: Record<string, string>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

function licenceTexts(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => /^licen[cs]e/i.test(name));
  return files.toSorted().map((name) => readFileSync(join(folder, name), "utf8").trim());
}

function copyrightIn(texts: readonly string[]): string {
  const lines = texts.flatMap((text) => text.split("\n"));
  const line = lines.find((each) => /^\s*copyright\s+(\(c\)\s*)?(©\s*)?[\w©]/i.test(each));
  return (line ?? "")
    .replace(/\(?https?:\S+/g, "")
    .replace(/\s+Inter-Italic.*$/, "")
    .trim();
}

function urlOf({ name, homepage, repository }: Manifest): string {
  const source = typeof repository === "string" ? repository : repository?.url;
  const url = homepage ?? source?.replace(/^git\+/, "").replace(/\.git$/, "");
  return url?.startsWith("https://") ? url : `https://www.npmjs.com/package/${name}`;
}

/** The packages that reach browsers: what package.json depends on, and what those depend on. */
function shippedPackages(web: string): Map<string, string> {
  const folders = new Map<string, string>();
  const waiting = Object.keys(manifestOf(web).dependencies ?? {});
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const folder = join(web, "node_modules", name);
    if (folders.has(name) || name.startsWith("@types/") || !existsSync(folder)) continue;
    folders.set(name, folder);
    waiting.push(...Object.keys(manifestOf(folder).dependencies ?? {}));
  }
  return folders;
}

function creditOf(folder: string): Credit {
  const manifest = manifestOf(folder);
  return {
    name: manifest.name,
    version: manifest.version,
    licence: manifest.license ?? "see its licence text",
    copyright: copyrightIn(licenceTexts(folder)),
    url: urlOf(manifest),
  };
}

/** The table below "## Server", its first two columns. */
export function serverCredits(dependencies: string): Credits["server"] {
  const part = /## Server\n([\s\S]*?)(?:\n## |$)/.exec(dependencies)?.[1] ?? "";
  const rows = part.split("\n").filter((line) => line.startsWith("| "));
  return rows.slice(2).map((row) => {
    const [, name = "", use = ""] = row.split("|").map((cell) => cell.trim().replaceAll("`", ""));
    return { name, use };
  });
}

export function collectCredits(web: string): Credits {
  const folders = shippedPackages(web);
  const all = [...folders.values()].map(creditOf);
  const one = (name: string) => {
    const found = all.find((credit) => credit.name === name);
    if (!found) throw new Error(`${name} is credited, but no package of that name is installed`);
    return found;
  };
  return {
    icons: one(iconSet),
    font: one(font),
    libraries: all
      .filter(({ name }) => name !== iconSet && name !== font)
      .toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    server: serverCredits(readFileSync(join(web, "../docs/dependencies.md"), "utf8")),
  };
}

/** The licences of everything that browsers get, one below the other, for /licences.txt. */
export function licenceBook(web: string): string {
  const chapters = [...shippedPackages(web).entries()]
    .toSorted(([a], [b]) => a.localeCompare(b, "en"))
    .map(
      ([name, folder]) =>
        `${name}\n${"=".repeat(name.length)}\n\n${licenceTexts(folder).join("\n\n")}\n`,
    );
  return chapters.join("\n\n");
}
