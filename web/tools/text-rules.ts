import { parseAst } from "rolldown/parseAst";

/** Attributes and members whose words people see or hear. */
const worded = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "cancelLabel",
  "confirmLabel",
  "description",
  "detail",
  "error",
  "hint",
  "label",
  "placeholder",
  "subtitle",
  "text",
  "title",
  "tooltip",
]);
/** Calls whose first argument people see. */
const wordedCalls = new Set(["usePageTitle", "showToast", "confirm", "alert"]);

interface Node {
  type: string;
  start: number;
  [member: string]: unknown;
}

/** Words: two letters in a row. A lone letter or sign is a symbol, the same in every language. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function nodesIn(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** The literal words that an expression may come to, through conditions and fallbacks. */
function literalsOf(value: unknown): Node[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case "Literal":
      return typeof value["value"] === "string" && hasWords(value["value"]) ? [value] : [];
    case "TemplateLiteral": {
      const parts = (value["quasis"] as Node[]).map((part) => part["value"] as { raw: string });
      return parts.some(({ raw }) => hasWords(raw)) ? [value] : [];
    }
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
    case "TSAsExpression":
      return literalsOf(value["expression"]);
    case "ConditionalExpression":
      return [...literalsOf(value["consequent"]), ...literalsOf(value["alternate"])];
    case "LogicalExpression":
      return [...literalsOf(value["left"]), ...literalsOf(value["right"])];
    case "BinaryExpression":
      return value["operator"] === "+"
        ? [...literalsOf(value["left"]), ...literalsOf(value["right"])]
        : [];
    default:
      return [];
  }
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return "";
  if (value.type === "JSXNamespacedName") return "";
  const name = value["name"] ?? value["value"];
  return typeof name === "string" ? name : "";
}

function wordsAt(node: Node): Node[] {
  switch (node.type) {
    case "JSXText":
      return hasWords(node["value"] as string) ? [node] : [];
    case "JSXAttribute":
      return worded.has(nameOf(node["name"])) ? literalsOf(node["value"]) : [];
    case "JSXElement":
    case "JSXFragment":
      return (node["children"] as Node[])
        .filter((child) => child.type === "JSXExpressionContainer")
        .flatMap(literalsOf);
    case "Property":
      return worded.has(nameOf(node["key"])) ? literalsOf(node["value"]) : [];
    case "CallExpression":
      return wordedCalls.has(nameOf(node["callee"]))
        ? literalsOf((node["arguments"] as unknown[])[0])
        : [];
    default:
      return [];
  }
}

/** Each place where words stand in the code instead of in the catalogue: "path:line: the words". */
export function textProblems(path: string, source: string): string[] {
  const problems: string[] = [];
  const left: unknown[] = [parseAst(source, { lang: path.endsWith("x") ? "tsx" : "ts" })];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (!isNode(node)) continue;
    for (const found of wordsAt(node)) {
      const text = source.slice(found.start, found["end"] as number).trim();
      const line = source.slice(0, found.start).split("\n").length;
      problems.push(`${path}:${line}: ${text} belongs into src/texts`);
    }
    left.push(...nodesIn(node).toReversed());
  }
  return problems;
}
