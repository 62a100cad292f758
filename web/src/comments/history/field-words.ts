import * as v from "valibot";
import type { BugHistoryEntry } from "../../api/types";
import { priorities, resolutions, severities } from "../../bugs/bug-rules";
import { shortDate } from "../../texts/dates";
import { texts } from "../../texts/en";
import { enBugFields } from "../../texts/en-bug-fields";
import { enHistory as words } from "../../texts/en-history";

/** What the words need to know of the organization. */
export interface HistoryNames {
  /** The bug whose history this is. */
  self: string;
  status: (id: string) => string;
  project: (id: string) => string;
  person: (id: string) => string;
  label: (id: string) => string;
  /** A bug by its key, as far as it may be known. */
  bug: (id: string) => string;
}

type Field = BugHistoryEntry["fields"][string];
type Teller = (field: Field, names: HistoryNames, entry: BugHistoryEntry) => string[];

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

/** Ids that one list has more than the other. */
function without(list: readonly string[], other: readonly string[]): string[] {
  return list.filter((each) => !other.includes(each));
}

/** Set, changed or cleared; the value in words is empty where there is none. */
function plain(label: string, valueWords: (value: unknown) => string): Teller {
  return ({ before, after, isElided }) => {
    if (isElided) return [words.edited(label)];
    const from = valueWords(before);
    const to = valueWords(after);
    if (from === "" && to === "") return [];
    if (from === "") return [words.set(label, to)];
    return [to === "" ? words.cleared(label, from) : words.changed(label, from, to)];
  };
}

/** People who join and leave a set by themselves, or are put there. */
function people(
  own: [joined: string, left: string],
  by: [(names: string) => string, (names: string) => string],
): Teller {
  return ({ before, after }, names, { actor }) => {
    const joined = without(textsOf(after), textsOf(before));
    const left = without(textsOf(before), textsOf(after));
    const others = (ids: string[]) => ids.filter((id) => id !== actor).map(names.person);
    return [
      ...(actor !== undefined && joined.includes(actor) ? [own[0]] : []),
      ...(actor !== undefined && left.includes(actor) ? [own[1]] : []),
      ...(others(joined).length > 0 ? [by[0](others(joined).join(", "))] : []),
      ...(others(left).length > 0 ? [by[1](others(left).join(", "))] : []),
    ];
  };
}

function known<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((each) => each === value);
}

function severityWords(value: unknown): string {
  const severity = known(severities, value);
  return severity === undefined || severity === "unset" ? "" : enBugFields.severities[severity];
}

function priorityWords(value: unknown): string {
  const priority = known(priorities, value);
  return priority === undefined || priority === "none" ? "" : enBugFields.priorities[priority];
}

function resolutionWords(value: unknown): string {
  const resolution = known(resolutions, value);
  return resolution === undefined ? "" : texts.bugs.resolutions[resolution];
}

function labelList(ids: readonly string[], names: HistoryNames): string {
  const list = ids.map(names.label).join(", ");
  return ids.length === 1 ? words.label(list) : words.labels(list);
}

const snoozeSchema = v.object({ until: v.optional(v.string()) });

function snoozeWords(value: unknown): string[] {
  const read = v.safeParse(snoozeSchema, value);
  if (!read.success) return [words.woke];
  const { until } = read.output;
  return [
    until === undefined ? words.snoozedUntilActivity : words.snoozed(shortDate(new Date(until))),
  ];
}

/** How each field of a bug is told, in the order of the log. */
export const fieldTellers: ReadonlyMap<string, Teller> = new Map<string, Teller>([
  [
    "title",
    ({ before, after, isElided }) =>
      isElided ? [words.edited("title")] : [words.retitled(textOf(before), textOf(after))],
  ],
  [
    "description",
    ({ after, isElided }) => [!isElided && after === "" ? words.emptyDescription : words.described],
  ],
  [
    "status",
    ({ before, after }, names) => [
      words.moved(names.status(textOf(before)), names.status(textOf(after))),
    ],
  ],
  [
    "resolution",
    ({ before, after }) => {
      const to = resolutionWords(after);
      const from = resolutionWords(before);
      if (to !== "") return [words.resolved(to)];
      return from === "" ? [] : [words.unresolved(from)];
    },
  ],
  [
    "assignedMembers",
    ({ before, after }, names) => {
      const joined = without(textsOf(after), textsOf(before)).map(names.person);
      const left = without(textsOf(before), textsOf(after)).map(names.person);
      if (joined.length === 0 && left.length === 0) return [words.reordered];
      return [
        ...(joined.length > 0 ? [words.assigned(joined.join(", "))] : []),
        ...(left.length > 0 ? [words.unassigned(left.join(", "))] : []),
      ];
    },
  ],
  [
    "labels",
    ({ before, after }, names) => {
      const added = without(textsOf(after), textsOf(before));
      const removed = without(textsOf(before), textsOf(after));
      return [
        ...(added.length > 0 ? [words.labelled(labelList(added, names))] : []),
        ...(removed.length > 0 ? [words.unlabelled(labelList(removed, names))] : []),
      ];
    },
  ],
  [
    "watchers",
    people([words.watched, words.unwatched], [words.addedWatchers, words.removedWatchers]),
  ],
  ["voters", people([words.voted, words.unvoted], [words.addedVoters, words.removedVoters])],
  [
    "voteCount",
    ({ after }, _names, { fields }) =>
      fields["voters"] === undefined && typeof after === "number" ? [words.votes(after)] : [],
  ],
  [
    "sharedWith",
    ({ before, after }, names) => {
      const joined = without(textsOf(after), textsOf(before)).map(names.person);
      const left = without(textsOf(before), textsOf(after)).map(names.person);
      return [
        ...(joined.length > 0 ? [words.shared(joined.join(", "))] : []),
        ...(left.length > 0 ? [words.unshared(left.join(", "))] : []),
      ];
    },
  ],
  ["visibility", ({ after }) => [after === "restricted" ? words.restricted : words.opened]],
  ["snooze", ({ after }) => snoozeWords(after)],
  ["projectID", ({ after }, names) => [words.movedTo(names.project(textOf(after)))]],
  ["key", ({ before, after }) => [words.rekeyed(textOf(before), textOf(after))]],
  ["severity", plain(words.fields.severity, severityWords)],
  ["priority", plain(words.fields.priority, priorityWords)],
  ["due", plain(words.fields.due, textOf)],
  [
    "estimate",
    plain(words.fields.estimate, (value) => (typeof value === "number" ? String(value) : "")),
  ],
  ["environment", () => [words.edited(words.fields.environment)]],
]);

/** Follows from what is told, or is nobody's business. */
const silent = new Set([
  "rev",
  "isOpen",
  "number",
  "created",
  "updated",
  "closed",
  "statusSince",
  "reopenCount",
  "bugAuthor",
  "orgID",
]);

export function isSilent(name: string): boolean {
  return silent.has(name);
}

/** A field that has no words of its own makes a sentence all the same. */
export function tellUnknown(name: string, { before, after, isElided }: Field): string[] {
  const label = words.unknownField(name);
  if (isElided || !isShort(before) || !isShort(after)) return [words.edited(label)];
  const [from, to] = [shortWords(before), shortWords(after)];
  if (from === "") return [to === "" ? words.edited(label) : words.set(label, to)];
  return [to === "" ? words.cleared(label, from) : words.changed(label, from, to)];
}

function isShort(value: unknown): boolean {
  return value === null || value === undefined || typeof value !== "object";
}

function shortWords(value: unknown): string {
  if (typeof value === "string") return value.slice(0, 100);
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
