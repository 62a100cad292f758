import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { collectCredits, licenceBook } from "./credits.ts";

const web = join(import.meta.dirname, "..");
const creditsName = "virtual:credits";

/** `import { credits } from "virtual:credits"`, and the licences' texts as /licences.txt. */
export function creditsModule(): Plugin {
  return {
    name: "lacewing-credits",
    resolveId: (id) => (id === creditsName ? `\0${creditsName}` : undefined),
    load: (id) =>
      id === `\0${creditsName}`
        ? `export const credits = ${JSON.stringify(collectCredits(web))};`
        : undefined,
    generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: "licences.txt", source: licenceBook(web) });
    },
  };
}

/** A script of inline/, without its comments and indents. */
export function inlineScript(name: string): string {
  const lines = readFileSync(join(web, "inline", name), "utf8").split("\n");
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"))
    .join("\n");
}

/** Puts the script that sets the theme into the page: it has to run before the first paint. */
export function inlineTheme(): Plugin {
  return {
    name: "lacewing-inline-theme",
    transformIndexHtml: (html) =>
      html.replace("<!-- theme -->", () => `<script>${inlineScript("theme.js")}</script>`),
  };
}

/** Icons are made by `src/ui/make-icon.ts`, not by the icon set's own way. */
export function plainIcons(): Plugin {
  return {
    name: "lacewing-plain-icons",
    enforce: "pre",
    resolveId: (id, importer) =>
      id === "../createLucideIcon.mjs" && importer?.includes("/lucide-react/") === true
        ? join(web, "src/ui/make-icon.ts")
        : undefined,
  };
}
