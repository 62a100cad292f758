import {
  type BugChunk,
  type ChunkColumns,
  type ChunkTables,
  emptyColumns,
  priorityOrder,
  resolutionOrder,
  severityOrder,
} from "../../store/bug-chunk";
import { rowTexts } from "../../store/row-texts";
import { SnapshotBroken } from "./broken";
import { readDigits, unsign } from "./digits";
import type { BugsLine, HeaderLine } from "./lines";
import { NumberSets } from "./number-sets";
import { readRanks } from "./ranks";

const microsPerMilli = 1000;
const shiftOfHighBits = 2 ** 16;
/** Everybody who watches is told as one of these, or else by the number of the set above them. */
const watchedBy = { nobody: 0, author: 1, authorAndAssignees: 2 };

/** Bugs of a line, with the times of their ids: the rest of them comes behind all bugs. */
export interface BugLine extends Omit<BugChunk, "ids"> {
  /** Four numbers of 32 bits each. */
  idBits: Uint32Array;
}

/** Lines of bugs become columns; what one line has named, later ones name by number. */
export class BugLineReader {
  readonly #header: HeaderLine;
  readonly #statusOffsets: readonly number[];
  readonly #people: string[] = [];
  readonly #sets = new NumberSets();
  /** By the line's number of the set; 0 is the empty one. */
  readonly #peopleSets: number[] = [0];
  /** By the number of a set, that of the same people in the order of their ids. */
  readonly #sortedSets = new Map<number, number>();
  readonly #labelSets: (readonly number[])[] = [[]];
  readonly #rankHeads: string[] = [];

  constructor(header: HeaderLine) {
    this.#header = header;
    let offset = 0;
    this.#statusOffsets = header.projects.map(
      ({ statuses }) => (offset += statuses.length) - statuses.length,
    );
  }

  tables(): ChunkTables {
    const { projects, labels } = this.#header;
    return {
      people: this.#people,
      projects: projects.map(({ id, key }) => ({ id, key })),
      statuses: projects.flatMap(({ statuses }) => statuses.map(({ id }) => id)),
      labels: labels.map(({ id }) => id),
      peopleSets: this.#sets.all,
      labelSets: this.#labelSets,
    };
  }

  read(line: BugsLine): BugLine {
    this.#learn(line);
    const { count, title } = line;
    if (title.length !== count) throw new SnapshotBroken("titles are missing");
    const columns = emptyColumns(count);
    this.#readPlaces(line, columns);
    this.#readWords(line, columns);
    this.#readPeople(line, columns);
    readNumbers(line, columns);
    readTimes(line, columns);
    const ranks = rowTexts(readRanks(line, this.#rankHeads, columns.number, columns.created));
    const idBits = idTimes(line, columns.created);
    return { count, idBits, titles: rowTexts(title), ranks, columns };
  }

  #learn({ people, peopleSets, labelSets, rankHeads }: BugsLine): void {
    this.#people.push(...people);
    for (const set of peopleSets) {
      if (set.some((each) => each >= this.#people.length)) throw unknown();
      this.#peopleSets.push(this.#sets.numberOf(set));
    }
    for (const set of labelSets) {
      if (set.some((each) => each >= this.#header.labels.length)) throw unknown();
      this.#labelSets.push(set);
    }
    this.#rankHeads.push(...rankHeads);
  }

  #readPlaces(line: BugsLine, columns: ChunkColumns): void {
    const projects = readDigits(line.project, line.count);
    const numbers = readDigits(line.number, line.count);
    const statuses = readDigits(line.status, line.count);
    const lastNumbers = new Map<number, number>();
    for (let row = 0; row < line.count; row += 1) {
      const at = projects[row] ?? 0;
      const place = statuses[row] ?? 0;
      const { category } = known(known(this.#header.projects[at]).statuses[place]);
      const number = (lastNumbers.get(at) ?? 0) + unsign(numbers[row] ?? 0);
      lastNumbers.set(at, number);
      columns.project[row] = at;
      columns.number[row] = number;
      columns.status[row] = (this.#statusOffsets[at] ?? 0) + place;
      columns.isOpen[row] = category === "done" || category === "dropped" ? 0 : 1;
    }
  }

  #readWords(line: BugsLine, columns: ChunkColumns): void {
    const { count } = line;
    const { resolutions, severities, priorities } = this.#header;
    const read = (digits: readonly string[], numbers: readonly number[], into: Uint8Array) =>
      pick(readDigits(digits, count), numbers, into);
    read(line.resolution, placesIn(resolutionOrder, resolutions), columns.resolution);
    read(line.severity, placesIn(severityOrder, severities), columns.severity);
    read(line.priority, placesIn(priorityOrder, priorities), columns.priority);
    read(line.restricted, [0, 1], columns.restricted);
  }

  #readPeople(line: BugsLine, columns: ChunkColumns): void {
    const { count } = line;
    pick(readDigits(line.author, count), [...this.#people.keys()], columns.author);
    pick(readDigits(line.labels, count), [...this.#labelSets.keys()], columns.labels);
    pick(readDigits(line.assignees, count), this.#peopleSets, columns.assignees);
    pick(readDigits(line.voters, count), this.#peopleSets, columns.voters);
    const watched = readDigits(line.watchers, count);
    for (let row = 0; row < count; row += 1) {
      columns.voters[row] = this.#sorted(columns.voters[row] ?? 0);
      columns.watchers[row] = this.#sorted(this.#watchersAs(watched[row] ?? 0, columns, row));
    }
  }

  #watchersAs(how: number, columns: ChunkColumns, row: number): number {
    if (how === watchedBy.nobody) return 0;
    const author = columns.author[row] ?? 0;
    if (how === watchedBy.author) return this.#sets.numberOf([author]);
    if (how > watchedBy.authorAndAssignees) return known(this.#peopleSets[how - 2]);
    const assignees = this.#sets.at(columns.assignees[row] ?? 0);
    return this.#sets.numberOf([...new Set([author, ...assignees])]);
  }

  /** Who watches and who votes is told in the order of their ids. */
  #sorted(set: number): number {
    const done = this.#sortedSets.get(set);
    if (done !== undefined) return done;
    const idOf = (person: number) => this.#people[person] ?? "";
    const people = this.#sets.at(set).toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
    const sorted = this.#sets.numberOf(people);
    this.#sortedSets.set(set, sorted);
    return sorted;
  }
}

function readNumbers(line: BugsLine, columns: ChunkColumns): void {
  const { count } = line;
  columns.votes.set(readDigits(line.votes, count));
  columns.comments.set(readDigits(line.comments, count));
  columns.attachments.set(readDigits(line.attachments, count));
  columns.reopened.set(readDigits(line.reopened, count));
  columns.rev.set(readDigits(line.rev, count).map((each) => each + 1));
  const hundredths = readDigits(line.estimate, count);
  columns.estimate.set(hundredths.map((each) => each - 1));
}

function readTimes(line: BugsLine, columns: ChunkColumns): void {
  const { count, unit } = line;
  const created = readDigits(line.created, count);
  const since = readDigits(line.since, count);
  const updated = readDigits(line.updated, count);
  const closed = readDigits(line.closed, count);
  const snooze = readDigits(line.snooze, count);
  const due = readDigits(line.due, count);
  let last = 0;
  for (let row = 0; row < count; row += 1) {
    last += unsign(created[row] ?? 0) * unit;
    const statusSince = last + unsign(since[row] ?? 0) * unit;
    columns.created[row] = last;
    columns.since[row] = statusSince;
    columns.updated[row] = statusSince + unsign(updated[row] ?? 0) * unit;
    columns.closed[row] = closedAs(closed[row] ?? 0, statusSince, unit);
    columns.snooze[row] = snoozeAs(snooze[row] ?? 0, last, unit);
    columns.due[row] = (due[row] ?? 0) - 1;
  }
}

function closedAs(told: number, statusSince: number, unit: number): number {
  return told === 0 ? 0 : statusSince + unsign(told - 1) * unit;
}

function snoozeAs(told: number, created: number, unit: number): number {
  if (told === 0) return Number.NaN;
  return told === 1 ? 0 : created + unsign(told - 2) * unit;
}

function idTimes(line: BugsLine, created: Float64Array): Uint32Array {
  if (line.idTime === undefined) throw new SnapshotBroken("ids are missing");
  const above = readDigits(line.idTime, line.count);
  const ids = new Uint32Array(line.count * 4);
  for (let row = 0; row < line.count; row += 1) {
    const ms = Math.floor((created[row] ?? 0) / microsPerMilli) + unsign(above[row] ?? 0);
    ids[row * 4] = Math.floor(ms / shiftOfHighBits);
    ids[row * 4 + 1] = (ms % shiftOfHighBits) * shiftOfHighBits;
  }
  return ids;
}

function placesIn(order: readonly string[], words: readonly string[]): number[] {
  const places = words.map((word) => order.indexOf(word));
  if (places.includes(-1)) throw new SnapshotBroken("a word is unknown");
  return places;
}

function pick(
  numbers: Float64Array,
  values: readonly number[],
  into: Int32Array | Uint8Array,
): void {
  for (let row = 0; row < numbers.length; row += 1) into[row] = known(values[numbers[row] ?? 0]);
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw unknown();
  return value;
}

const unknown = () => new SnapshotBroken("a number names nothing");
