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
  "img",
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
const attributes = ["alt", "href", "loading", "src", "start", "title"];

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
/** A file on a bug of this server, and nothing else of it. */
const ownFile = new RegExp(`^/api/v1/orgs/${uuid}/attachments/${uuid}$`);
const allowedAddress = new RegExp(`^(?:https?|mailto):|${ownFile.source}`, "i");

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
    image: ({ href, text }) =>
      ownFile.test(href)
        ? `<img src="${href}" alt="${escaped(text)}" loading="lazy">`
        : `<a href="${escaped(href)}">${escaped(text || href)}</a>`,
  },
});

const purifier = createPurifier(window);
purifier.addHook("afterSanitizeAttributes", (element) => {
  if (element.tagName === "A") element.setAttribute("rel", "noopener noreferrer nofollow");
  if (element.tagName === "IMG" && !ownFile.test(element.getAttribute("src") ?? "")) {
    element.remove();
  }
});

/**
 * Markdown as elements of an allowed few: no raw HTML, links to http, https, mailto and this server's
 * files alone, pictures of these files alone.
 */
export function renderMarkdown(text: string): DocumentFragment {
  return purifier.sanitize(markdown.parse(text, { async: false }), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ADD_URI_SAFE_ATTR: ["start"],
    ALLOWED_URI_REGEXP: allowedAddress,
    RETURN_DOM_FRAGMENT: true,
  });
}
