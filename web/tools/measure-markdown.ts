// Whether the time of a text as a page shows it grows with its length alone, in Chromium, for bin/bench and
// by hand; one line of JSON per kind of text:
//
//   node tools/measure-markdown.ts
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { rolldown } from "rolldown";

const short = 8 * 1024;
const times = 8;
/** What readers of Markdown have been slow with, over and over. */
const kinds = {
  "open brackets": "[",
  "pictures that do not end": "![a](",
  "links in links": "[a](<b",
  "stars and letters": "*a_",
  "stars by two": "**a *",
  ticks: "`a``b```",
  quotes: "> ",
  "lists in lists": "- ",
  "rows of a table": "| a | b\n|---|---\n",
  "bars of a table": "a|",
  "tags that do not end": "<a b=",
  comments: "<!-- ",
  entities: "&#x",
  addresses: "http://a.b/(",
  "people's addresses": "a@b.",
  waves: "~~a~",
  "spaces at the end": "a   \n",
  "numbers of lists": "1. a\n   ",
  backslashes: "\\[",
};

const bundle = await rolldown({
  input: join(import.meta.dirname, "../src/markdown/render-markdown.ts"),
});
const { output } = await bundle.generate({ format: "iife", name: "measured" });
const browser = await chromium.launch({
  executablePath: process.env["LACEWING_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-quic"],
});
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: output[0].code });
  for (const [kind, part] of Object.entries(kinds)) {
    const textOf = (length: number) => part.repeat(Math.ceil(length / part.length));
    // Measured one after the other, on one page.
    // oxlint-disable-next-line no-await-in-loop
    const [shortMs, longMs] = await page.evaluate(medians, [textOf(short), textOf(times * short)]);
    console.log(
      JSON.stringify({
        name: `${kind}, ${(times * short) / 1024} KB`,
        value: `${longMs?.toFixed(1)} ms, ${((longMs ?? 0) / (shortMs ?? 1)).toFixed(1)} times`,
        limit: `<= ${2 * times} times those of ${short / 1024} KB`,
      }),
    );
  }
} finally {
  await browser.close();
}

/** Milliseconds of each text, the median of five rounds. Runs in the page. */
function medians(texts: string[]): number[] {
  const { renderMarkdown } = (
    window as unknown as { measured: { renderMarkdown: (text: string) => unknown } }
  ).measured;
  return texts.map((text) => {
    const took = Array.from({ length: 5 }, () => {
      const began = performance.now();
      renderMarkdown(text);
      return performance.now() - began;
    });
    return took.toSorted((one, other) => one - other)[2] ?? 0;
  });
}
