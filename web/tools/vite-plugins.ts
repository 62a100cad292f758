import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { collectCredits, licenceBook } from "./credits.ts";
import { inOnePath, withoutNames } from "./icon-paths.ts";

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

/** markdown-it reads character references by `src/markdown/entities.ts`. */
export function browserEntities(): Plugin {
  return {
    name: "lacewing-browser-entities",
    enforce: "pre",
    resolveId: (id, importer) =>
      id === "entities" && importer?.includes("/markdown-it/") === true
        ? join(web, "src/markdown/entities.ts")
        : undefined,
  };
}

const iconSet = "lucide-react";

/** Icons are drawn in few shapes, and made by `src/ui/make-icon.ts`, not by the icon set's own way, and each is imported by itself. */
export function plainIcons(): Plugin {
  const folder = join(web, "node_modules", iconSet, "dist/esm");
  const fileOf = new Map<string, string>();
  for (const line of readFileSync(join(folder, `${iconSet}.mjs`), "utf8").split("\n")) {
    const [, names, file] = /^export \{ (.+) \} from '\.\/(icons\/.+)';$/.exec(line) ?? [];
    for (const name of names?.split(", ") ?? [])
      fileOf.set(name.replace("default as ", ""), join(folder, file ?? ""));
  }
  const importsOfIcons = new RegExp(`^import \\{([^}]+)\\} from "${iconSet}";`, "gm");
  const importOf = (icon: string) => {
    const [name = "", local = name] = icon.split(" as ");
    const file = fileOf.get(name);
    if (file === undefined) throw new Error(`${iconSet} has no ${name}`);
    return `import ${local} from "${file}";`;
  };
  return {
    name: "lacewing-plain-icons",
    enforce: "pre",
    resolveId: (id, importer) =>
      id === "../createLucideIcon.mjs" && importer?.includes(`/${iconSet}/`) === true
        ? join(web, "src/ui/make-icon.ts")
        : undefined,
    // Through the set's one door every page would seem to need the icons of all pages.
    transform(code, id) {
      if (id.startsWith(folder)) return withoutNames(inOnePath(code));
      if (!code.includes(`from "${iconSet}"`)) return undefined;
      return code.replaceAll(importsOfIcons, (_, icons: string) =>
        icons
          .split(",")
          .map((icon) => icon.trim())
          .filter((icon) => icon !== "" && !icon.startsWith("type "))
          .map(importOf)
          .join(" "),
      );
    },
  };
}
