import type { WireFieldValue } from "../../api/types";
import { fieldsLike, type Spot } from "../../query/complete";
import { type Field, fields, findField } from "../../query/fields";
import { type Verb, verbs } from "../../query/verbs";
import { enQuery } from "../../texts/en-query";

/** A line of the completion. */
export interface Suggestion {
  /** What is put into the query. */
  value: string;
  /** Beside it, in small. */
  words: string;
  count: number | undefined;
}

const shownMax = 12;
const moments = [
  "today",
  "yesterday",
  "this-week",
  "last-week",
  "this-month",
  "last-month",
  ">-7d",
  ">-30d",
  "<-30d",
];
const durations = [">7d", ">30d", ">90d"];
const daysToCome = ["today", "tomorrow", "+7d", "+14d", "+30d"];

/** What may stand at a spot; `counted` are the values that the server knows for it. */
export function suggestionsFor(spot: Spot, counted: readonly WireFieldValue[]): Suggestion[] {
  const all =
    spot.is === "field"
      ? fieldSuggestions(spot.typed)
      : spot.is === "action"
        ? actionSuggestions(spot.typed)
        : spot.is === "value"
          ? valueSuggestions(spot, counted)
          : clauseSuggestions(spot.is, spot.typed);
  return all.slice(0, shownMax);
}

function actionSuggestions(typed: string): Suggestion[] {
  return verbs
    .filter(({ name }) => name.startsWith(typed.toLowerCase()))
    .map(({ name }) => ({ value: name, words: enQuery.deed(name), count: undefined }));
}

function fieldSuggestions(typed: string): Suggestion[] {
  const clauses = ["sort", "group"].filter((name) => name.startsWith(typed.toLowerCase()));
  return [...fieldsLike(typed).map(({ name }) => name), ...clauses].map((name) => ({
    value: name,
    words: enQuery.meaning(name),
    count: undefined,
  }));
}

function valueSuggestions(
  { field, typed, verb }: Spot,
  counted: readonly WireFieldValue[],
): Suggestion[] {
  if (field === undefined) return [];
  const known = counted.map(({ value, count }) => ({ value, words: "", count }));
  const there = new Set(known.map(({ value }) => value.toLowerCase()));
  const small = typed.toLowerCase();
  const plain = verb === undefined ? plainValues(field) : valuesOf(verb, field);
  const others = plain
    .filter(([value]) => value.toLowerCase().startsWith(small) && !there.has(value.toLowerCase()))
    .map(([value, words]) => ({ value, words, count: undefined }));
  return [...known, ...others];
}

/** Values that need no asking. */
function plainValues({ kind, choices }: Field): [value: string, words: string][] {
  const own = choices.map((value): [string, string] => [value, ""]);
  if (kind === "flag") return own;
  const dates = kind === "moment" || kind === "day" ? moments : [];
  const times = kind === "duration" ? durations : [];
  return [
    ...own,
    ...(kind === "person" ? [["@me", enQuery.me] as [string, string]] : []),
    ...[...dates, ...times].map((value): [string, string] => [value, ""]),
    ["none", enQuery.none],
    ["any", enQuery.any],
  ];
}

/** What an action can write that needs no asking. */
function valuesOf(
  { name, empty }: Verb,
  { kind, choices }: Field,
): [value: string, words: string][] {
  const days = name === "due" ? daysToCome : name === "snooze" ? daysToCome.slice(1) : [];
  return [
    ...[...choices, ...days].map((value): [string, string] => [value, ""]),
    ...(kind === "person" ? [["@me", enQuery.me] as [string, string]] : []),
    ...(empty === undefined ? [] : [[empty, enQuery.emptied] as [string, string]]),
  ];
}

function clauseSuggestions(is: "sort" | "group", typed: string): Suggestion[] {
  const like = findField(typed)?.name ?? typed.toLowerCase();
  return fields
    .filter(({ sorts, groups, name }) => (is === "sort" ? sorts : groups) && name.startsWith(like))
    .map(({ name }) => ({ value: name, words: enQuery.meaning(name), count: undefined }));
}

/** Whether the server is asked for values there. */
export function hasCountedValues(spot: Spot | undefined): spot is Spot & { field: Field } {
  const kind = spot?.is === "value" ? spot.field?.kind : undefined;
  return kind !== undefined && !["moment", "day", "duration", "key", "relation"].includes(kind);
}
