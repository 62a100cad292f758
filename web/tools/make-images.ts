// Draws the pictures of public/ that programs want as pixels, from the mark and from the landing page's
// own lacewing: icons and the preview that links show. Run it after `npm run build`, when a drawing changed:
//
//   node tools/make-images.ts
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";

const web = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(`${web}${path}`, "utf8");
const mark = read("public/favicon.svg");
const start = read("dist/start.html");
const style = /<style>([\s\S]*?)<\/style>/.exec(start)?.[1] ?? "";
const [insect = ""] = /<svg viewBox="0 0 400 400"[\s\S]*?<\/svg>/.exec(start) ?? [];
const heading = /<h1[^>]*>([^<]*)</.exec(start)?.[1] ?? "";
const font = readFileSync(
  `${web}node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2`,
).toString("base64");

const browser = await chromium.launch({
  executablePath: process.env["LACEWING_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-quic"],
});
const page: Page = await browser.newPage();

async function draw(width: number, height: number, html: string, isClear = false) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: isClear });
}

/** The mark, `share` of the picture wide, on the given ground. */
function icon(size: number, share: number, ground: string) {
  const side = Math.round(size * share);
  const html = `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}svg{width:${side}px;height:${side}px}</style>${mark}`;
  return draw(size, size, html, ground === "none");
}

/** An ICO file that holds one PNG. */
function ico(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const preview = `<!doctype html><html data-theme="dark"><style>${style}
@font-face{font-family:Preview;src:url(data:font/woff2;base64,${font});font-weight:100 900}
body{margin:0;width:1200px;height:630px;overflow:hidden;position:relative;font-family:Preview;background:oklch(.165 .012 286)}
.words{position:absolute;left:80px;top:0;bottom:0;width:640px;display:flex;flex-direction:column;justify-content:center;gap:36px}
.brand{display:flex;align-items:center;gap:18px;font-size:36px;font-weight:600}.brand svg{width:60px;height:60px}
h1{font-size:84px;line-height:92px;font-weight:650;letter-spacing:-.035em;margin:0}
.insect>svg{position:absolute;right:-36px;top:24px;width:600px;height:600px;transform:rotate(24deg)}</style>
<div class="insect">${insect}</div><div class="words"><div class="brand">${mark}Lacewing</div><h1>${heading}</h1></div></html>`;

const files = {
  "preview.png": await draw(1200, 630, preview),
  "favicon.ico": ico(await icon(32, 1, "none"), 32),
  "apple-touch-icon.png": await icon(180, 0.78, "#fff"),
  "icon-192.png": await icon(192, 0.94, "none"),
  "icon-512.png": await icon(512, 0.94, "none"),
  "icon-maskable-512.png": await icon(512, 0.62, "#fff"),
};
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(`${web}public/${name}`, bytes);
  console.log(`${(bytes.length / 1024).toFixed(1).padStart(8)} KB  public/${name}`);
}
await browser.close();
