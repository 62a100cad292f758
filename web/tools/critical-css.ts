// The part of a style sheet that one page needs for its first paint: rules whose classes all occur
// in the page stay, so do rules without classes, and what is no rule at all.

interface Block {
  /** What stands before the brace: a selector, or an at-rule's name and condition. */
  head: string;
  /** Nothing for a statement that ends with a semicolon. */
  body: string | undefined;
}

/** At-rules that hold rules. */
const groups = /^@(layer|media|supports|container)\b/;

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1);
    else if (sign === "\\") at += 1;
    else if (sign === "{") depth += 1;
    else if (sign === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error("The style sheet has a brace that is never closed.");
}

/** Where the next block or statement begins its body or ends. */
function endOfHead(css: string, from: number): number {
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === "\\") at += 1;
    else if (sign === "{" || sign === ";") return at;
  }
  return css.length;
}

function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < css.length; ) {
    const end = endOfHead(css, at);
    const head = css.slice(at, end).trim();
    if (css[end] === "{") {
      const close = endOfBlock(css, end);
      blocks.push({ head, body: css.slice(end + 1, close) });
      at = close + 1;
    } else {
      if (head !== "") blocks.push({ head, body: undefined });
      at = end + 1;
    }
  }
  return blocks;
}

/** The classes that a selector names, unescaped: `.hover\:bg-hover:hover` → `hover:bg-hover`. */
function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) =>
    name.replace(/\\(.)/g, "$1"),
  );
}

function isUsed(selectors: string, used: ReadonlySet<string>): boolean {
  return selectors
    .split(/,(?![^()]*\))/)
    .some((selector) => classesIn(selector).every((name) => used.has(name)));
}

function keep(css: string, used: ReadonlySet<string>): string {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (body === undefined) return `${head};`;
      if (!head.startsWith("@")) return isUsed(head, used) ? `${head}{${body}}` : "";
      if (!groups.test(head)) return `${head}{${body}}`;
      const kept = keep(body, used);
      return kept === "" ? "" : `${head}{${kept}}`;
    })
    .join("");
}

/** `css` is minified and without comments; `html` is the page. */
export function criticalCss(css: string, html: string): string {
  const used = new Set<string>();
  for (const [, names = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(/\s+/))
      used.add(name);
  }
  return keep(css.replaceAll(/\/\*[\s\S]*?\*\//g, ""), used);
}
