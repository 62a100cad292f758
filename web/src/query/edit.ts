import { findField } from "./fields";
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

/**
 * The same query where the field has one of these values, as they are written; without values it may
 * have any. Of several filters of the field the first one stays in its place.
 */
export function withFilter(text: string, name: string, values: readonly string[]): string {
  const field = findField(name);
  const old = topOf(parse(text)).filter((node) => node.is === "filter" && node.field === field);
  const written = values.length === 0 ? "" : `${name}:${values.join(",")}`;
  const places = old.map(({ at }) => at);
  const [first] = places;
  if (first === undefined) return written === "" ? text : beforeClauses(text, written);
  return without(text, places.slice(1), first, written);
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

/** What the field must be, as it is written; absent where the query does not say. */
export function filterOf(tree: Tree, name: string): readonly string[] | undefined {
  const field = findField(name);
  const found = topOf(tree).find((node) => node.is === "filter" && node.field === field);
  if (found?.is !== "filter") return undefined;
  return found.values.flatMap((value) => (value.is === "atom" ? [value.atom.text] : []));
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

function beforeClauses(text: string, written: string): string {
  const [clause] = parse(text).clauses;
  if (clause === undefined) return `${text.trimEnd()} ${written}`.trimStart();
  return `${text.slice(0, clause.from)}${written} ${text.slice(clause.from)}`;
}

/** The text without these places, and without the space that would be left over; `put` takes the place `at`. */
function without(text: string, places: readonly Place[], at?: Place, put = ""): string {
  let result = text;
  const all = [...places, ...(at ? [at] : [])].toSorted((a, b) => b.from - a.from);
  for (const place of all) {
    const words = place === at ? put : "";
    const before = result.slice(0, place.from);
    const after = result.slice(place.to);
    result =
      words === ""
        ? `${before.trimEnd()}${gap(before, after)}${after.trimStart()}`
        : `${before}${words}${after}`;
  }
  return result;
}

function gap(before: string, after: string): string {
  const isInside = before.trimEnd() !== "" && after.trimStart() !== "";
  return isInside && !before.trimEnd().endsWith("(") && !after.trimStart().startsWith(")")
    ? " "
    : "";
}
