import { expect, test } from "vitest";
import { decodeHTMLStrict, readReferences } from "./entities";
import { renderMarkdown } from "./render-markdown";

test.each([
  ["&copy;", "©"],
  ["&lt;", "<"],
  ["&amp;", "&"],
  ["&nbsp;", "\u00a0"],
  ["&Tab;", "\t"],
  ["&NewLine;", "\n"],
  ["&semi;", ";"],
  ["&zwj;", "\u200d"],
  // Two characters.
  ["&ngE;", "\u2267\u0338"],
  ["&notin;", "∉"],
])("%s is a character", (reference, text) => {
  readReferences(`before &amp;${reference} behind &fjlig; &copy;`);
  expect(decodeHTMLStrict(reference)).toBe(text);
  expect(decodeHTMLStrict("&fjlig;")).toBe("fj");
});

test.each(["&notit;", "&copyright;", "&nosuch;", "&Copy;"])("%s stays as it is", (text) => {
  readReferences(`${text} ${text}&lt;`);
  expect(decodeHTMLStrict(text)).toBe(text);
  expect(decodeHTMLStrict("&lt;")).toBe("<");
});

test("texts are written with references, which are no markup", () => {
  const { textContent, firstElementChild } = renderMarkdown(
    "&lt;b&gt; &copy; &#65; &nosuch; `&copy;`",
  );
  expect(textContent.trim()).toBe("<b> © A &nosuch; &copy;");
  expect(firstElementChild?.querySelector("b")).toBeNull();
});

test("references in addresses and titles of links are read as well", () => {
  const link = renderMarkdown('[a](https://x.example/?a=1&amp;b=2 "&copy; us")').querySelector("a");
  expect(link?.getAttribute("href")).toBe("https://x.example/?a=1&b=2");
  expect(link?.getAttribute("title")).toBe("© us");
});
