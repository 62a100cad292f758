// After both builds: renders the public pages into documents of their own (dist/*.html), with their
// style inline, the inline scripts, the font and the page's program announced.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { criticalCss } from "./critical-css.ts";
import { type PublicPage, publicPages } from "./public-pages.ts";
import { inlineScript } from "./vite-plugins.ts";

interface Chunk {
  file: string;
  imports?: string[];
}

/** The server puts its own address here: link previews want whole addresses. */
const publicUrl = "{{public-url}}";

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

function metaOf({ path, title, description, isUnlisted }: PublicPage): string {
  const address = `${publicUrl}${path}`;
  const properties = {
    "og:type": "website",
    "og:site_name": "Lacewing",
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:image": `${publicUrl}/preview.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "A lacewing beside the words: Bug tracking without the wait.",
  };
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${address}">`,
    isUnlisted ? '<meta name="robots" content="noindex">' : "",
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("");
}

/** The chunk of the page and all that it imports. */
function filesOf(module: string, manifest: Record<string, Chunk>): string[] {
  const files = new Set<string>();
  const waiting = [module];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is no chunk of the build`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...files];
}

/** Replaces exactly one place. */
function put(html: string, place: RegExp, what: string): string {
  if (!place.test(html)) throw new Error(`index.html has no ${place.source}`);
  return html.replace(place, () => what);
}

/** Renders all pages, writes pages.json for the server, and gives the names of the files. */
export async function prerender(dist: string, program: string): Promise<string[]> {
  process.env["NODE_ENV"] = "production";
  const { render } = (await import(pathToFileURL(program).href)) as {
    render: (path: string) => Promise<string>;
  };
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const shell = readFileSync(join(dist, "index.html"), "utf8");
  const assets = readdirSync(join(dist, "assets"));
  const [, sheet = ""] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(shell) ?? [];
  const css = readFileSync(join(dist, sheet), "utf8");
  const font = assets.find((name) => /^inter-latin-wght-normal-.*\.woff2$/.test(name));
  if (font === undefined) throw new Error("the build holds no latin font");
  const early = `<script>${inlineScript("early-forms.js")}</script>`;

  for (const page of publicPages) {
    // One after the other: the program holds one visitor's state.
    // oxlint-disable-next-line no-await-in-loop
    const body = await render(page.path);
    if (body.includes("<!--$!-->")) throw new Error(`${page.path} could not be rendered`);
    if (/\sstyle="/.test(body))
      throw new Error(`${page.path} has style attributes, which the content policy refuses`);
    const start = /<script type="module"[^>]*><\/script>/.exec(shell)?.[0] ?? "";
    const preloads = filesOf(page.module, manifest)
      .filter((file) => !start.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    let html = shell;
    html = put(html, /<meta\s+name="description"[^>]*>\s*<title>[^<]*<\/title>/, metaOf(page));
    html = put(html, /<script type="module"[^>]*><\/script>/, "");
    html = html.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, "");
    html = put(
      html,
      /<link rel="stylesheet"[^>]*>/,
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`,
    );
    html = put(
      html,
      /<style>[\s\S]*?<\/style>/,
      `<style>${criticalCss(css, body)}</style>${early}`,
    );
    html = put(
      html,
      /<div id="root">[\s\S]*?<noscript>[\s\S]*?<\/noscript>/,
      `<div id="root" data-prerendered="/${sheet}">${body}</div>${preloads.join("")}${start}`,
    );
    writeFileSync(join(dist, page.file), html);
  }
  const pages = Object.fromEntries(publicPages.map(({ path, file }) => [path, file]));
  writeFileSync(join(dist, "pages.json"), `${JSON.stringify(pages, null, 2)}\n`);
  return publicPages.map(({ file }) => file);
}
