import { parse } from "./parse";
import type { Node, Place, Tree } from "./tree";

/** The same query in another order; nothing else of the text changes. */
export function withSort(text: string, fields: readonly string[]): string {
  return withClause(text, "sort", fields);
}

/** The same query in groups. */
export function withGroup(text: string, fields: readonly string[]): string {
  return withClause(text, "group", fields);
}

/** What the query finds and what meets these terms too; its order and groups stay. */
export function narrowed(text: string, ...terms: readonly string[]): string {
  const tree = parse(text);
  const asked = without(text, tree.clauses).trim();
  const there = new Set(topOf(tree).map(({ at }) => text.slice(at.from, at.to).toLowerCase()));
  return [
    tree.where?.is === "any" ? `(${asked})` : asked,
    ...terms.filter((term) => !there.has(term.toLowerCase())),
    ...tree.clauses.map(({ from, to }) => text.slice(from, to)),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What each bug of the query answers: not what stands in brackets with OR, or is negated. */
function topOf({ where }: Tree): readonly Node[] {
  if (where === undefined) return [];
  return where.is === "all" ? where.parts : [where];
}

function withClause(text: string, name: "sort" | "group", fields: readonly string[]): string {
  const places = parse(text).clauses.filter(({ from }) =>
    text.slice(from).toLowerCase().startsWith(name),
  );
  const kept = without(text, places);
  if (fields.length === 0) return kept;
  return `${kept} ${name}:${fields.join(",")}`.trimStart();
}

/** The text without these places, and without the space that would be left over. */
function without(text: string, places: readonly Place[]): string {
  let result = text;
  for (const place of places.toSorted((a, b) => b.from - a.from)) {
    const before = result.slice(0, place.from);
    const after = result.slice(place.to);
    result = `${before.trimEnd()}${gap(before, after)}${after.trimStart()}`;
  }
  return result;
}

function gap(before: string, after: string): string {
  const isInside = before.trimEnd() !== "" && after.trimStart() !== "";
  return isInside && !before.trimEnd().endsWith("(") && !after.trimStart().startsWith(")")
    ? " "
    : "";
}
