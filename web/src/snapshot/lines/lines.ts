import * as v from "valibot";
import type { WireLabel, WireProject } from "../../api/types";

/** The form that this reader knows; the server says in the first line which one it sends. */
const formatKnown = 1;

const texts = v.array(v.string());
/** Whole numbers, one per row: see `readDigits`. */
const digits = texts;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const numberSets = v.array(v.array(count));

const named = v.looseObject({ id: v.string() });
const project = v.looseObject({
  id: v.string(),
  key: v.string(),
  statuses: v.array(v.looseObject({ id: v.string(), category: v.string() })),
});

const header = v.object({
  type: v.literal("snapshot"),
  format: v.literal(formatKnown),
  orgID: v.string(),
  versions: v.object({
    content: count,
    members: v.optional(count),
    managers: v.optional(count),
  }),
  person: v.optional(count),
  total: count,
  resolutions: texts,
  severities: texts,
  priorities: texts,
  relationKinds: texts,
  projects: v.custom<WireProject[]>((value) => v.is(v.array(project), value)),
  labels: v.custom<WireLabel[]>((value) => v.is(v.array(named), value)),
});

const bugs = v.object({
  type: v.literal("bugs"),
  count,
  people: texts,
  peopleSets: numberSets,
  labelSets: numberSets,
  rankHeads: texts,
  unit: v.pipe(count, v.minValue(1)),
  title: texts,
  project: digits,
  number: digits,
  status: digits,
  resolution: digits,
  severity: digits,
  priority: digits,
  author: digits,
  assignees: digits,
  labels: digits,
  restricted: digits,
  created: digits,
  since: digits,
  updated: digits,
  closed: digits,
  due: digits,
  estimate: digits,
  snooze: digits,
  votes: digits,
  voters: digits,
  watchers: digits,
  comments: digits,
  attachments: digits,
  reopened: digits,
  rev: digits,
  rank: digits,
  rankTail: digits,
  rankTexts: texts,
  idTime: v.optional(digits),
});

const line = v.variant("type", [
  header,
  bugs,
  v.object({ type: v.literal("relations"), count, kind: digits, from: digits, to: digits }),
  v.object({ type: v.literal("ids"), first: count, count, tail: digits }),
  v.object({ type: v.literal("end"), bugs: count, relations: count }),
]);

export type SnapshotLine = v.InferOutput<typeof line>;
export type HeaderLine = v.InferOutput<typeof header>;
export type BugsLine = v.InferOutput<typeof bugs>;

/** Undefined where it is no line that this reader knows. */
export function readLine(text: string): SnapshotLine | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = v.safeParse(line, body);
  return read.success ? read.output : undefined;
}
