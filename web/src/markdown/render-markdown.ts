import createPurifier from "dompurify";
import { Marked } from "marked";

const tags = [
  "a",
  "blockquote",
  "br",
  "code",
  "del",
  "em",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "hr",
  "li",
  "ol",
  "p",
  "pre",
  "strong",
  "table",
  "tbody",
  "td",
  "th",
  "thead",
  "tr",
  "ul",
];
const attributes = ["href", "start", "title"];

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

const markdown = new Marked({
  gfm: true,
  renderer: {
    // Raw HTML is text like any other.
    html: ({ text }) => escaped(text),
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
    // Pictures of other hosts are not fetched: whoever looks at a bug would tell them so.
    image: ({ href, text }) => `<a href="${escaped(href)}">${escaped(text || href)}</a>`,
  },
});

const purifier = createPurifier(window);
purifier.addHook("afterSanitizeAttributes", (element) => {
  if (element.tagName === "A") element.setAttribute("rel", "noopener noreferrer nofollow");
});

/** Markdown as elements of an allowed few: no raw HTML, links to http, https and mailto alone. */
export function renderMarkdown(text: string): DocumentFragment {
  return purifier.sanitize(markdown.parse(text, { async: false }), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ADD_URI_SAFE_ATTR: ["start"],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
    RETURN_DOM_FRAGMENT: true,
  });
}
