// How long questions over many bugs take in the browser's engine: node tools/measure-answers.ts [BUGS]
import { runnerImport } from "vite";
import { Chance } from "../e2e/answers/chance.ts";
import type { BugWorld } from "../src/answers/bug-world.ts";
import type * as compiling from "../src/answers/compile.ts";
import type * as evaluating from "../src/answers/evaluation.ts";
import type * as placing from "../src/answers/order/places.ts";
import { rowTexts, textAt } from "../src/store/row-texts.ts";

type Compiling = Pick<typeof compiling, "compile">;
type Placing = Pick<typeof placing, "titlePlaces">;
type Evaluating = Pick<typeof evaluating, "Evaluation">;

const bugs = Number(process.argv[2] ?? 100_000);
const runs = 15;
const usPerDay = 86_400_000_000;
const now = Date.now() * 1000;
const queries = [
  "is:open",
  "crash",
  "is:open cra",
  "is:open assignee:@user3 sort:priority",
  "label:label7,label9 -is:closed severity:S1..S2",
  "is:ready sort:severity,-updated",
  "updated:>-14d is:open",
  "blocked-by:(is:open severity:S1)",
  "author:@me OR watcher:@me",
  "is:closed sort:title",
];

const words =
  "crash on start when the editor saves a large file and loses its cursor position after undo in dark mode Übersicht".split(
    " ",
  );

const chance = new Chance(1);
const below = (count: number) => chance.below(count);

const column = (valueOf: (slot: number) => number) => ({
  values: Float64Array.from({ length: bugs }, (_, slot) => valueOf(slot)),
});
const texts = (valueOf: (slot: number) => string) => {
  const rows = rowTexts(Array.from({ length: bugs }, (_, slot) => valueOf(slot)));
  return { at: (slot: number) => textAt(rows, slot), placeOf: (row: number) => ({ rows, row }) };
};
const sets = (count: number, members: number) => [
  [],
  ...Array.from({ length: count }, () =>
    Array.from({ length: 1 + below(3) }, () => below(members)),
  ),
];

function makeWorld(): BugWorld {
  const created = Float64Array.from(
    { length: bugs },
    (_, slot) => now - (bugs - slot) * (usPerDay / 100),
  );
  const updated = created.map((each) => Math.min(now, each + below(400) * (usPerDay / 3)));
  const titles = Array.from({ length: bugs }, () =>
    Array.from({ length: 8 }, () => words[below(words.length)]).join(" "),
  );
  const related = new Map<number, number[]>();
  for (let each = 0; each < bugs / 10; each += 1) related.set(below(bugs), [below(bugs)]);
  const categories = ["triage", "open", "started", "done", "dropped"] as const;
  const nobody: readonly number[] = [];
  return {
    isWhole: true,
    turn: 1,
    names: 1,
    size: bugs,
    live: column(() => 1),
    id: texts((slot) => slot.toString(16).padStart(32, "0")),
    title: texts((slot) => titles[slot] ?? ""),
    idPlace: column((slot) => slot + 1),
    titlePlace: { values: places.titlePlaces(titles) },
    rankPlace: column((slot) => slot + 1),
    rank: texts((slot) => `${slot}`),
    project: column(() => below(20)),
    number: column((slot) => slot),
    // Four in five are closed.
    status: column(() => (below(5) === 0 ? below(3) : 3 + below(2))),
    resolution: column(() => below(8)),
    severity: column(() => below(5)),
    priority: column(() => below(5)),
    author: column(() => below(200)),
    assignees: column(() => below(400)),
    watchers: column(() => below(2000)),
    voters: column(() => 0),
    labels: column(() => below(500)),
    restricted: column(() => 0),
    created: { values: created },
    updated: { values: updated },
    since: { values: updated },
    closed: { values: updated },
    snooze: column(() => Number.NaN),
    due: column(() => -1),
    estimate: column(() => -1),
    votes: column(() => below(3)),
    comments: column(() => below(20)),
    attachments: column(() => 0),
    reopened: column(() => 0),
    links: {},
    people: Array.from({ length: 200 }, (_, number) => ({
      id: `person ${number}`,
      kind: "user",
      name: `user${number}`,
    })),
    peopleSets: sets(2000, 200),
    labelSets: sets(500, 60),
    projects: Array.from({ length: 20 }, (_, number) => ({
      id: `project ${number}`,
      key: `P${number}`,
      name: `Project ${number}`,
    })),
    statuses: categories.map((category, position) => ({
      id: category,
      name: category,
      category,
      position,
    })),
    labelNames: Array.from({ length: 60 }, (_, number) => ({
      id: `label ${number}`,
      name: `label${number}`,
    })),
    slotOfKey: () => undefined,
    related: (slot) => related.get(slot) ?? nobody,
  };
}

const { module: places } = await runnerImport<Placing>("./src/answers/order/places.ts");
const { module: answers } = await runnerImport<Compiling>("./src/answers/compile.ts");
const { module: evaluations } = await runnerImport<Evaluating>("./src/answers/evaluation.ts");

const world = makeWorld();
for (const q of queries) {
  const times: number[] = [];
  let total = 0;
  for (let run = 0; run < runs; run += 1) {
    const begin = performance.now();
    const asker = { me: "person 5", now, zone: "Europe/Berlin" };
    const compiled = answers.compile(q, world, asker);
    if (compiled.is === "server") throw new Error(`${q} is for the server`);
    total = new evaluations.Evaluation(compiled.question).run().slots.length;
    times.push(performance.now() - begin);
  }
  const [first = 0] = times;
  const median = times.toSorted((a, b) => a - b)[runs >> 1] ?? 0;
  console.log(
    `${median.toFixed(1).padStart(6)} ms, the first time ${first.toFixed(1).padStart(6)} ms, ` +
      `${String(total).padStart(6)} bugs  ${q}`,
  );
}
