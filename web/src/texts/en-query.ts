import { number } from "./numbers";

/** Words of the query box. */
const meanings: Record<string, string> = {
  key: "the bug's own key",
  title: "words of the title",
  project: "the project, by key or name",
  status: "the status, by name",
  category: "what the status means",
  resolution: "why it was closed",
  severity: "the harm it does",
  priority: "when it shall be worked on",
  assignee: "who works on it",
  author: "who reported it",
  watcher: "who watches it",
  voter: "who voted for it",
  label: "what it is marked with",
  environment: "where it was seen",
  created: "when it was reported",
  updated: "when it last changed",
  closed: "when it was closed",
  due: "the day by which it shall be done",
  since: "when it got its status",
  estimate: "the work it takes",
  votes: "how many voted for it",
  comments: "how many comments it has",
  attachments: "how many files it has",
  watchers: "how many watch it",
  reopened: "how often it was opened again",
  age: "how long ago it was reported",
  "in-status": "how long it has had its status",
  blocks: "a bug that waits for it",
  "blocked-by": "a bug that it waits for",
  parent: "the bug that it is a part of",
  child: "a bug that is a part of it",
  "duplicate-of": "the original",
  duplicate: "a bug that tells the same again",
  "relates-to": "a bug that has to do with it",
  "caused-by": "the bug that it came from",
  causes: "a bug that came from it",
  is: "open, blocked, overdue, …",
  sort: "the order of the list",
  group: "groups with headings",
};

const deeds: Record<string, string> = {
  status: "moves them: status Confirmed",
  resolution: "how they ended: status Closed resolution fixed",
  severity: "the harm they do: severity S2",
  priority: "when they shall be worked on: priority high",
  assign: "who works on them: assign @me, assign +@ann -@bob",
  label: "what they are marked with: label +new -old",
  due: "the day by which they shall be done: due +7d",
  estimate: "the work they take: estimate 2.5",
  snooze: "out of triage for a while: snooze tomorrow",
};

const bugs = (n: number) => (n === 1 ? "1 bug" : `${number(n)} bugs`);

export const enQuery = {
  label: "Query",
  placeholder: "is:open assignee:@me crash",
  completions: "Completions",
  meaning: (field: string): string => meanings[field] ?? "",
  none: "not set",
  any: "set to anything",
  me: "you",
  descending: "the other way round",
  searchedAsText: (what: readonly string[]): string =>
    what.length === 1
      ? `There is no such field: ${what[0]} is searched as text.`
      : `There are no such fields: ${what.join(", ")} are searched as text.`,
  deed: (verb: string): string => deeds[verb] ?? "",
  emptied: "leaves it empty",
  command: {
    write: "Change what the query finds",
    looking: "Looking what would change…",
    title: (changed: number) =>
      changed === 0 ? "Nothing would change" : `Change ${bugs(changed)}?`,
    found: (total: number) => `The query finds ${bugs(total)}.`,
    actions: "What changes",
    counts: (changed: number, unchanged: number) =>
      unchanged === 0
        ? bugs(changed)
        : `${bugs(changed)}, ${number(unchanged)} ${unchanged === 1 ? "is" : "are"} so already`,
    refused: "What stays as it is",
    refusal: (count: number, detail: string, keys: readonly string[]) =>
      `${bugs(count)}: ${detail} ${keys.join(", ")}${count > keys.length ? ", …" : ""}`,
    first: "The first of them",
    more: (n: number) => `and ${number(n)} more`,
    apply: (changed: number) => `Change ${bugs(changed)}`,
    close: "Back to the query",
    again: "Look again",
    stopped: "It did not finish. Try again: it goes on where it stopped.",
  },
  focus: "Go to the query",
};
