import { expect, test } from "vitest";
import { decodeHTMLStrict } from "./entities";
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
  expect(decodeHTMLStrict(reference)).toBe(text);
});

test.each(["&notit;", "&copyright;", "&nosuch;", "&Copy;"])("%s stays as it is", (text) => {
  expect(decodeHTMLStrict(text)).toBe(text);
});

test("texts are written with references, which are no markup", () => {
  const { textContent, firstElementChild } = renderMarkdown(
    "&lt;b&gt; &copy; &#65; &nosuch; `&copy;`",
  );
  expect(textContent.trim()).toBe("<b> © A &nosuch; &copy;");
  expect(firstElementChild?.querySelector("b")).toBeNull();
});
