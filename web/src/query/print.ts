import type { Field } from "./fields";
import type { Atom, Node, Tree, Value } from "./tree";

/** A query in its canonical form: it is read as what was printed. */
export function print({ where, sort, group }: Tree): string {
  const orders = sort.map(({ field, isDescending }) => `${isDescending ? "-" : ""}${field.name}`);
  const groups = group.map(({ field }) => field.name);
  const parts = [
    where === undefined ? "" : printNode(where),
    orders.length === 0 ? "" : `sort:${orders.join(",")}`,
    groups.length === 0 ? "" : `group:${groups.join(",")}`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** As a value is written so that it is read as that text, whatever signs are in it. */
export function quote(text: string): string {
  const isPlain =
    /^[^\s"(),\\*+<=>@[\]^`{|}~;?$%]+$/u.test(text) &&
    !text.includes("..") &&
    !/^(?:none|any|unset)$/i.test(text);
  return isPlain ? text : quotedText(text);
}

function quotedText(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

function printNode(node: Node): string {
  switch (node.is) {
    case "all":
      return node.parts
        .map((part) => (part.is === "any" ? `(${printNode(part)})` : printNode(part)))
        .join(" ");
    case "any":
      return node.parts.map(printNode).join(" OR ");
    case "not":
      return printNegation(node.part);
    case "words":
      return node.isPhrase ? quotedText(node.text) : node.text;
    case "filter": {
      const values = node.values.map((value) => printValue(value, node.field));
      return `${node.field.name}:${node.how}${values.join(",")}`;
    }
  }
}

function printNegation(part: Node): string {
  const text = printNode(part);
  if (part.is !== "words" && part.is !== "filter") return `-(${text})`;
  // A second dash, or an arrow, would begin a word.
  return /^[->]/.test(text) ? `NOT ${text}` : `-${text}`;
}

function printValue(value: Value, field: Field): string {
  switch (value.is) {
    case "query":
      return `(${value.where === undefined ? "" : printNode(value.where)})`;
    case "span":
      return printSpan(value.first, value.last, field);
    case "atom":
      return printAtom(value.atom, field);
  }
}

function printSpan(first: Atom | undefined, last: Atom | undefined, field: Field): string {
  const ends = [first, last].map((atom) => (atom === undefined ? "*" : printAtom(atom, field)));
  if (field.kind !== "scale") return ends.join("..");
  const [from = 0, to = 0] = ends.map((end, at) => {
    const place = field.choices.indexOf(end);
    return place < 0 ? at * (field.choices.length - 1) : place;
  });
  return [...new Set([Math.min(from, to), Math.max(from, to)])]
    .map((place) => field.choices[place])
    .join("..");
}

function printAtom({ text, isQuoted, entry }: Atom, field: Field): string {
  const small = text.toLowerCase();
  if (!isQuoted && entry === undefined && field.kind !== "flag") {
    if (small === "none" || small === "any") return small;
    if (small === "unset" && field.name === "severity") return "none";
  }
  const written = isQuoted ? quotedText(text) : text;
  switch (field.kind) {
    case "flag":
    case "choice":
    case "scale":
      return field.choices.find((each) => joined(each) === joined(text)) ?? written;
    case "key":
    case "relation":
      return written.toUpperCase();
    case "decimal":
      return Number.isNaN(Number(text)) ? written : Number(text).toFixed(2);
    case "person":
      if (!isQuoted && text.startsWith("@")) return small === "@me" ? small : text;
      return quote(text);
    case "text":
    case "title":
    case "label":
    case "environment":
      return `${entry === undefined ? "" : `${entry}=`}${quote(text)}`;
    default:
      return written;
  }
}

/** wont-fix, WONT_FIX and wontfix are the same choice. */
function joined(choice: string): string {
  return choice.toLowerCase().replaceAll(/[-_ ]/g, "");
}
