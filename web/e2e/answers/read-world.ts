import type {
  BugWorld,
  SlotColumn,
  SlotTexts,
  StoredRelationKind,
  WorldPerson,
  WorldStatus,
} from "../../src/answers/bug-world.ts";
import type { components } from "../../src/api/schema.d.ts";

type Schemas = components["schemas"];
type Line =
  | (Schemas["SnapshotHeader"] & { type: "snapshot" })
  | (Schemas["SnapshotBugs"] & { type: "bugs" })
  | (Schemas["SnapshotRelations"] & { type: "relations" })
  | (Schemas["SnapshotIDs"] & { type: "ids" })
  | (Schemas["SnapshotEnd"] & { type: "end" });

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function numbersOf(digits: readonly string[], count: number): number[] {
  const letterAt = (text: string, row: number) => letters.indexOf(text[row] ?? "");
  return Array.from({ length: count }, (_, row) =>
    digits.reduce((number, text) => number * 64 + letterAt(text, row), 0),
  );
}

const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Columns of a line that stand as they are. */
const plainNumbers = [
  "resolution",
  "severity",
  "priority",
  "author",
  "labels",
  "restricted",
  "votes",
  "comments",
  "attachments",
  "reopened",
] as const;
const notDigits = new Set([
  "people",
  "peopleSets",
  "labelSets",
  "rankHeads",
  "title",
  "rankTexts",
  "rank",
  "rankTail",
]);

const signed = (number: number) => (number % 2 === 0 ? number / 2 : -(number + 1) / 2);

/** A column that is read as it stands. */
class Numbers implements SlotColumn<number> {
  readonly values: number[] = [];
}

/** Each by itself. */
class Texts implements SlotTexts {
  readonly values: string[] = [];
  readonly at = (slot: number) => this.values[slot] ?? "";
  readonly placeOf = () => undefined;
}

const numberColumns = [
  "project",
  "number",
  "status",
  "resolution",
  "severity",
  "priority",
  "author",
  "assignees",
  "watchers",
  "voters",
  "labels",
  "restricted",
  "created",
  "updated",
  "since",
  "closed",
  "snooze",
  "due",
  "estimate",
  "votes",
  "comments",
  "attachments",
  "reopened",
  "live",
  "idPlace",
  "titlePlace",
  "rankPlace",
] as const;
type NumberColumns = Record<(typeof numberColumns)[number], Numbers>;

/** The snapshot read by nothing but its contract, as questions read a world. */
export class ReadWorld implements Omit<BugWorld, keyof NumberColumns> {
  readonly isWhole = true;
  readonly turn = 1;
  readonly names = 1;
  size = 0;
  readonly id = new Texts();
  readonly title = new Texts();
  readonly rank = new Texts();
  readonly links = {};
  people: WorldPerson[] = [];
  readonly peopleSets: (readonly number[])[] = [[]];
  readonly labelSets: (readonly number[])[] = [[]];
  projects: Schemas["Project"][] = [];
  labelNames: Schemas["Label"][] = [];
  readonly statuses: WorldStatus[] = [];
  readonly columns = Object.fromEntries(
    numberColumns.map((name) => [name, new Numbers()]),
  ) as NumberColumns;
  readonly #statusNumbers: number[][] = [];
  readonly #others = new Map<string, number[]>();
  readonly #ownSets = new Map<string, number>();
  readonly #toldSets: number[] = [0];
  readonly #rankHeads: string[] = [];
  #header: Schemas["SnapshotHeader"] | undefined;

  static read(text: string): BugWorld & ReadWorld {
    const world = new ReadWorld();
    const lines = text.trimEnd().split("\n");
    for (const line of lines) world.#take(JSON.parse(line) as Line);
    if (!lines.at(-1)?.includes('"type":"end"')) throw new Error("the snapshot was cut");
    return Object.assign(world, world.columns);
  }

  slotOfKey(projectKey: string, number: number): number | undefined {
    const { project, number: numbers } = this.columns;
    const wanted = this.projects.findIndex(({ key }) => key === projectKey);
    const slot = numbers.values.findIndex(
      (each, at) => each === number && project.values[at] === wanted,
    );
    return slot < 0 ? undefined : slot;
  }

  related(slot: number, kind: StoredRelationKind, way: "from" | "to"): readonly number[] {
    return this.#others.get(`${slot} ${kind} ${way}`) ?? [];
  }

  #take(line: Line): void {
    if (line.type === "snapshot") this.#begin(line);
    else if (line.type === "bugs") this.#takeBugs(line);
    else if (line.type === "relations") this.#takeRelations(line);
    else if (line.type === "ids") this.#takeIDs(line);
  }

  #begin(header: Schemas["SnapshotHeader"]): void {
    this.#header = header;
    this.projects = header.projects;
    this.labelNames = header.labels;
    for (const { statuses } of header.projects) {
      this.#statusNumbers.push(statuses.map((status) => this.statuses.push(status) - 1));
    }
  }

  #takeBugs(line: Schemas["SnapshotBugs"]): void {
    this.people.push(...line.people.map((id) => ({ id })));
    for (const set of line.peopleSets) this.#toldSets.push(this.#setOf(set));
    this.labelSets.push(...line.labelSets);
    const { count, unit } = line;
    const rows = Object.fromEntries(
      Object.entries(line)
        .filter(([name, value]) => Array.isArray(value) && !notDigits.has(name))
        .map(([name, value]) => [name, numbersOf(value as string[], count)]),
    );
    const at = (name: string, row: number) => rows[name]?.[row] ?? 0;
    const lastNumbers = new Map<number, number>();
    let created = 0;
    this.#rankHeads.push(...line.rankHeads);
    const rankOf = rankReader(line, this.#rankHeads);
    for (let row = 0; row < count; row += 1) {
      const put = (name: keyof NumberColumns, value: number) =>
        this.columns[name].values.push(value);
      const project = at("project", row);
      const number = (lastNumbers.get(project) ?? 0) + signed(at("number", row));
      lastNumbers.set(project, number);
      created += signed(at("created", row)) * unit;
      const since = created + signed(at("since", row)) * unit;
      const assignees = this.#toldSets[at("assignees", row)] ?? 0;
      put("live", 1);
      for (const name of ["idPlace", "titlePlace", "rankPlace"] as const) put(name, 0);
      put("project", project);
      put("number", number);
      put("status", this.#statusNumbers[project]?.[at("status", row)] ?? -1);
      for (const name of plainNumbers) put(name, at(name, row));
      put("assignees", assignees);
      put("voters", this.#toldSets[at("voters", row)] ?? 0);
      put("watchers", this.#watchers(at("watchers", row), at("author", row), assignees));
      put("created", created);
      put("since", since);
      put("updated", since + signed(at("updated", row)) * unit);
      const closed = at("closed", row);
      put("closed", closed === 0 ? 0 : since + signed(closed - 1) * unit);
      const snooze = at("snooze", row);
      put("snooze", snoozeOf(snooze, created, unit));
      put("due", at("due", row) - 1);
      put("estimate", at("estimate", row) - 1);
      this.title.values.push(line.title[row] ?? "");
      const ms = Math.floor(created / 1000) + signed(at("idTime", row));
      this.id.values.push(ms.toString(16).padStart(12, "0"));
      this.rank.values.push(rankOf(row, number, created));
    }
    this.size += count;
  }

  /** 0 nobody, 1 the author, 2 the author and the assignees, else a set. */
  #watchers(how: number, author: number, assignees: number): number {
    if (how === 0) return 0;
    if (how > 2) return this.#toldSets[how - 2] ?? 0;
    const others = how === 2 ? (this.peopleSets[assignees] ?? []) : [];
    return this.#setOf([...new Set([author, ...others])]);
  }

  #setOf(people: readonly number[]): number {
    const name = people.join();
    const known = this.#ownSets.get(name);
    if (known !== undefined) return known;
    const made = this.peopleSets.push(people) - 1;
    this.#ownSets.set(name, made);
    return made;
  }

  #takeRelations({ count, ...columns }: Schemas["SnapshotRelations"]): void {
    const [kinds, froms, tos] = [columns.kind, columns.from, columns.to].map((digits) =>
      numbersOf(digits, count),
    );
    let from = 0;
    for (let row = 0; row < count; row += 1) {
      const kind = this.#header?.relationKinds[kinds?.[row] ?? 0] ?? "";
      from += signed(froms?.[row] ?? 0);
      const to = from + signed(tos?.[row] ?? 0);
      this.#relate(`${from} ${kind} from`, to);
      this.#relate(`${to} ${kind} to`, from);
    }
  }

  #relate(end: string, other: number): void {
    this.#others.set(end, [...(this.#others.get(end) ?? []), other]);
  }

  #takeIDs({ first, count, tail }: Schemas["SnapshotIDs"]): void {
    for (let row = 0; row < count; row += 1) {
      const bits = tail.reduce(
        (number, text) => number * 64n + BigInt(letters.indexOf(text[row] ?? "")),
        0n,
      );
      const hex = this.id.values[first + row] + bits.toString(16).padStart(20, "0");
      this.id.values[first + row] = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    }
  }
}

function snoozeOf(told: number, created: number, unit: number): number {
  if (told === 0) return Number.NaN;
  return told === 1 ? 0 : created + signed(told - 2) * unit;
}

/** Ranks follow from numbers and times, or stand as texts. */
function rankReader(line: Schemas["SnapshotBugs"], heads: readonly string[]) {
  const how = numbersOf(line.rank, line.count);
  const tails = numbersOf(line.rankTail, how.filter((each) => each === 1).length);
  const texts = [...line.rankTexts];
  return (row: number, number: number, created: number): string => {
    const kind = how[row] ?? 0;
    if (kind === 0) return texts.shift() ?? "";
    const place = inBase62(number);
    if (kind === 1) {
      return place.padStart(9, "0") + (tails.shift() ?? 0).toString(16).padStart(4, "0");
    }
    const head = kind === 2 ? inBase62(created).padStart(9, "0") : (heads[kind - 3] ?? "");
    return head + (base62[place.length] ?? "") + place;
  };
}

function inBase62(number: number): string {
  if (number <= 0) return "";
  return inBase62(Math.floor(number / 62)) + (base62[number % 62] ?? "");
}
