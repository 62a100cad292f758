import MarkdownIt from "markdown-it";
import { readReferences } from "./entities";
import { purifier } from "./purifier";

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

/** Rendered before anybody asked for them: each can be shown once. */
const ahead = new Map<string, DocumentFragment>();
const aheadMax = 4;
/** In UTF-16 units: some milliseconds of work. What is longer may be work for nothing. */
const aheadLengthMax = 8000;

/** Quotes and lists within one another; the library leaves out what stands deeper. */
const depthMax = 100;

// Raw HTML is text like any other.
const markdown = new MarkdownIt({ html: false, linkify: true });
markdown.set({ maxNesting: depthMax });
// A file's name is no address: only what says so is one.
markdown.linkify.set({ fuzzyLink: false });
const { escapeHtml } = markdown.utils;

// Pictures of other hosts are not fetched: whoever looks at a bug would tell them so.
markdown.renderer.rules.image = (tokens, index, options, env, self) => {
  const token = tokens[index];
  const address = String(token?.attrGet("src") ?? "");
  const text = self.renderInlineAsText(token?.children ?? [], options, env);
  return ownFile.test(address)
    ? `<img src="${address}" alt="${escapeHtml(text)}" loading="lazy">`
    : `<a href="${escapeHtml(address)}">${escapeHtml(text || address)}</a>`;
};
markdown.renderer.rules.s_open = () => "<del>";
markdown.renderer.rules.s_close = () => "</del>";

const box = /^\[(?<mark>[ xX])\](?= )/;
markdown.core.ruler.push("boxes of lists", ({ tokens }) => {
  for (const [index, { children }] of tokens.entries()) {
    const [text] = children ?? [];
    if (text === undefined || tokens[index - 2]?.type !== "list_item_open") continue;
    text.content = text.content.replace(box, (_, mark) => (mark === " " ? "☐" : "☑"));
  }
});

// Said once for all texts: what is said with one is read anew with each. From then on nothing said there counts.
purifier.setConfig({
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ADD_URI_SAFE_ATTR: ["start"],
  ALLOWED_URI_REGEXP: allowedAddress,
  RETURN_DOM_FRAGMENT: true,
});
purifier.addHook("afterSanitizeAttributes", (element) => {
  if (element.tagName === "A") element.setAttribute("rel", "noopener noreferrer nofollow");
  if (element.tagName === "IMG" && !ownFile.test(element.getAttribute("src") ?? "")) {
    element.remove();
  }
});

/** What is nested too deep is shown as it was typed, so that nothing of it is missing. */
function htmlOf(text: string): string {
  readReferences(text);
  const tokens = markdown.parse(text, {});
  return tokens.some(({ level }) => level >= depthMax - 1)
    ? `<pre>${escapeHtml(text)}</pre>`
    : markdown.renderer.render(tokens, markdown.options, {});
}

/**
 * Markdown as elements of an allowed few: no raw HTML, links to http, https, mailto and this server's
 * files alone, pictures of these files alone.
 */
export function renderMarkdown(text: string): DocumentFragment {
  const ready = ahead.get(text);
  ahead.delete(text);
  return ready ?? render(text);
}

/** Renders a text that is likely to be shown next. What nobody shows gives way to others. */
export function renderAhead(text: string): void {
  if (text.length > aheadLengthMax || ahead.has(text)) return;
  ahead.set(text, render(text));
  const [first] = ahead.keys();
  if (ahead.size > aheadMax && first !== undefined) ahead.delete(first);
}

function render(text: string): DocumentFragment {
  // What it returns is for the types alone.
  return purifier.sanitize(htmlOf(text), { RETURN_DOM_FRAGMENT: true });
}
