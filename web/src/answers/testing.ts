import type { BugWorld, SlotColumn, SlotTexts, StoredRelationKind, WorldPerson } from "./bug-world";

type Columns = {
  [K in keyof BugWorld]: BugWorld[K] extends SlotTexts
    ? string
    : BugWorld[K] extends SlotColumn<infer T>
      ? T
      : never;
};
type ColumnName = {
  [K in keyof Columns]: [Columns[K]] extends [never] ? never : K;
}[keyof Columns];
/** What is told of a bug in a test; the rest is as usual. */
export type TestBug = Partial<Pick<Columns, ColumnName>>;

const usual: Pick<Columns, ColumnName> = {
  live: 1,
  id: "",
  title: "Bug",
  idPlace: 0,
  titlePlace: 0,
  rankPlace: 0,
  rank: "a",
  project: 0,
  number: 0,
  status: 0,
  resolution: 0,
  severity: 0,
  priority: 0,
  author: 0,
  assignees: 0,
  watchers: 0,
  voters: 0,
  labels: 0,
  restricted: 0,
  created: 1,
  updated: 1,
  since: 1,
  closed: 0,
  snooze: Number.NaN,
  due: -1,
  estimate: -1,
  votes: 0,
  comments: 0,
  attachments: 0,
  reopened: 0,
};

/** A small world that a test may change; bugs stand in slots in the order given. */
export class TestWorld {
  isWhole = true;
  turn = 1;
  names = 1;
  readonly bugs: Pick<Columns, ColumnName>[] = [];
  people: WorldPerson[] = [
    { id: "ada", kind: "user", name: "Ada" },
    { id: "grace", kind: "user", name: "grace" },
  ];
  readonly peopleSets = [[], [0], [1], [0, 1]];
  readonly labelSets = [[], [0]];
  readonly projects = [{ id: "core", key: "CORE", name: "Core" }];
  readonly statuses = [
    { id: "new", name: "New", category: "open" as const, position: 0 },
    { id: "fixed", name: "Fixed", category: "done" as const, position: 1 },
  ];
  readonly labelNames = [{ id: "ui", name: "ui" }];
  readonly links = {};
  readonly relations: { kind: StoredRelationKind; from: number; to: number }[] = [];

  static of(...bugs: readonly TestBug[]): TestWorld & BugWorld {
    const world = new TestWorld();
    for (const bug of bugs) world.add(bug);
    const columns = Object.fromEntries(
      Object.keys(usual).map((name) => [name, world.#column(name as ColumnName)]),
    );
    return Object.assign(world, columns as Pick<BugWorld, ColumnName>);
  }

  get size(): number {
    return this.bugs.length;
  }

  add(bug: TestBug): number {
    const number = this.bugs.length + 1;
    const id = `${number}`.padStart(4, "0");
    this.turn += 1;
    const idPlace = bug.id === undefined ? number : 0;
    return this.bugs.push({ ...usual, id, idPlace, number, ...bug }) - 1;
  }

  change(slot: number, fields: TestBug): void {
    Object.assign(this.bugs[slot] ?? {}, fields);
    this.turn += 1;
  }

  slotOfKey(projectKey: string, number: number): number | undefined {
    const slot = this.bugs.findIndex((bug) => bug.number === number);
    return projectKey === "CORE" && slot >= 0 ? slot : undefined;
  }

  related(slot: number, kind: StoredRelationKind, way: "from" | "to"): number[] {
    const other = way === "from" ? "to" : "from";
    return this.relations
      .filter((each) => each.kind === kind && each[way] === slot)
      .map((each) => each[other]);
  }

  /** As numbers and as texts are read; none came with others. */
  #column(name: ColumnName): object {
    const at = (slot: number) => this.bugs[slot]?.[name];
    const values = new Proxy({}, { get: (_, slot) => at(Number(slot)) });
    return { values, at, placeOf: () => undefined };
  }
}

export const asker = { me: "ada", now: Date.UTC(2026, 9, 15, 12) * 1000, zone: "UTC" };
