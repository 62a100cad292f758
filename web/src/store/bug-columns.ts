import type { Priority, Resolution, Severity, Visibility } from "../api/types";
import type { Bug } from "./bug";
import { Column, Words } from "./columns";

/** The fields that lists and long changes leave out. */
export const wholeFields = [
  "description",
  "environment",
  "sharedWith",
  "watchers",
  "voters",
] as const;
type WholeField = (typeof wholeFields)[number];
type WholeFields = Partial<Pick<Bug, WholeField>>;

function wholeFieldsOf(bug: WholeFields): WholeFields {
  const entries = wholeFields.map((field) => [field, bug[field]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const ints = (length: number) => new Int32Array(length);
const doubles = (length: number) => new Float64Array(length);
const bytes = (length: number) => new Uint8Array(length);

/** The bugs of an organization, a column per field; a bug keeps its slot as long as the replica lives. */
export class BugColumns {
  readonly #slots = new Map<string, number>();
  readonly #slotsByKey = new Map<string, number>();
  readonly #words = new Words();
  readonly #wholes = new Map<number, WholeFields>();
  #ids: string[] = [];
  #keys: string[] = [];
  #titles: string[] = [];
  #ranks: string[] = [];
  #rows: (Bug | undefined)[] = [];

  readonly #project = new Column(ints);
  readonly #number = new Column(ints);
  readonly #status = new Column(ints);
  readonly #isOpen = new Column(bytes);
  readonly #resolution = new Column(ints);
  readonly #severity = new Column(ints);
  readonly #priority = new Column(ints);
  readonly #due = new Column(ints);
  readonly #estimate = new Column(doubles);
  readonly #author = new Column(ints);
  readonly #assignees = new Column(ints);
  readonly #labels = new Column(ints);
  readonly #visibility = new Column(ints);
  readonly #voteCount = new Column(ints);
  readonly #snooze = new Column(doubles);
  readonly #created = new Column(doubles);
  readonly #updated = new Column(doubles);
  readonly #closed = new Column(doubles);
  readonly #statusSince = new Column(doubles);
  readonly #reopenCount = new Column(ints);
  readonly #rev = new Column(ints);
  readonly #deleted = new Column(doubles);

  /** The id as compared by the organization's order. */
  idAt(slot: number): string {
    return this.#ids[slot] ?? "";
  }
  numberAt(slot: number): number {
    return this.#number.get(slot);
  }
  createdAt(slot: number): number {
    return this.#created.get(slot);
  }
  revAt(slot: number): number {
    return this.#rev.get(slot);
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id);
  }

  slotOfKey(key: string): number | undefined {
    return this.#slotsByKey.get(key);
  }

  slotsOfProject(projectID: string): number[] {
    const word = this.#words.numberOf(projectID);
    return [...this.#slots.values()].filter((slot) => this.#project.get(slot) === word);
  }

  /** Writes a bug; what lists leave out stays as it was where the bug does not carry it. */
  write(bug: Bug): number {
    const slot = this.#slots.get(bug.id) ?? this.#ids.push(bug.id) - 1;
    this.#slots.set(bug.id, slot);
    this.#slotsByKey.set(bug.key, slot);
    this.#keys[slot] = bug.key;
    this.#titles[slot] = bug.title;
    this.#ranks[slot] = bug.rank;
    this.#project.set(slot, this.#words.numberOf(bug.projectID));
    this.#number.set(slot, bug.number);
    this.#status.set(slot, this.#words.numberOf(bug.status));
    this.#isOpen.set(slot, bug.isOpen ? 1 : 0);
    this.#resolution.set(slot, this.#words.numberOf(bug.resolution));
    this.#severity.set(slot, this.#words.numberOf(bug.severity));
    this.#priority.set(slot, this.#words.numberOf(bug.priority));
    this.#due.set(slot, this.#words.numberOf(bug.due));
    this.#estimate.set(slot, bug.estimate);
    this.#author.set(slot, this.#words.numberOf(bug.bugAuthor));
    this.#assignees.set(slot, this.#words.numberOf(bug.assignedMembers.join(" ")));
    this.#labels.set(slot, this.#words.numberOf(bug.labels.join(" ")));
    this.#visibility.set(slot, this.#words.numberOf(bug.visibility));
    this.#voteCount.set(slot, bug.voteCount);
    this.#snooze.set(slot, bug.snooze);
    this.#created.set(slot, bug.created);
    this.#updated.set(slot, bug.updated);
    this.#closed.set(slot, bug.closed);
    this.#statusSince.set(slot, bug.statusSince);
    this.#reopenCount.set(slot, bug.reopenCount);
    this.#rev.set(slot, bug.rev);
    this.#deleted.set(slot, bug.deleted);
    this.#wholes.set(slot, { ...this.#wholes.get(slot), ...wholeFieldsOf(bug) });
    this.#rows[slot] = undefined;
    return slot;
  }

  /** What is kept of these fields is no longer right. */
  forget(slot: number, fields: readonly WholeField[]): void {
    const kept = { ...this.#wholes.get(slot) };
    for (const field of fields) delete kept[field];
    this.#wholes.set(slot, kept);
    this.#rows[slot] = undefined;
  }

  /** Forgets the bug; its slot stays empty. */
  remove(slot: number): void {
    this.#slots.delete(this.#ids[slot] ?? "");
    this.#slotsByKey.delete(this.#keys[slot] ?? "");
    this.#wholes.delete(slot);
    this.#rows[slot] = undefined;
  }

  /** Those whose key and title are accepted, the newest numbers first. */
  matching(accepts: (key: string, title: string) => boolean, limit: number): number[] {
    const found: number[] = [];
    for (const slot of this.#slots.values()) {
      if (accepts(this.#keys[slot] ?? "", this.#titles[slot] ?? "")) found.push(slot);
    }
    return found.toSorted((a, b) => this.numberAt(b) - this.numberAt(a)).slice(0, limit);
  }

  /** The same object until the bug changes. */
  row(slot: number): Bug {
    const made = this.#rows[slot];
    if (made !== undefined) return made;
    const row: Bug = {
      id: this.#ids[slot] ?? "",
      projectID: this.#words.textOf(this.#project.get(slot)),
      key: this.#keys[slot] ?? "",
      number: this.#number.get(slot),
      title: this.#titles[slot] ?? "",
      ...this.#wholes.get(slot),
      status: this.#words.textOf(this.#status.get(slot)),
      isOpen: this.#isOpen.get(slot) === 1,
      resolution: this.#words.textOf(this.#resolution.get(slot)) as Resolution,
      severity: this.#words.textOf(this.#severity.get(slot)) as Severity,
      priority: this.#words.textOf(this.#priority.get(slot)) as Priority,
      due: this.#words.textOf(this.#due.get(slot)),
      estimate: this.#estimate.get(slot),
      bugAuthor: this.#words.textOf(this.#author.get(slot)),
      assignedMembers: this.#list(this.#assignees.get(slot)),
      labels: this.#list(this.#labels.get(slot)),
      visibility: this.#words.textOf(this.#visibility.get(slot)) as Visibility,
      voteCount: this.#voteCount.get(slot),
      snooze: this.#snooze.get(slot),
      rank: this.#ranks[slot] ?? "",
      created: this.#created.get(slot),
      updated: this.#updated.get(slot),
      closed: this.#closed.get(slot),
      statusSince: this.#statusSince.get(slot),
      reopenCount: this.#reopenCount.get(slot),
      rev: this.#rev.get(slot),
      deleted: this.#deleted.get(slot),
    };
    this.#rows[slot] = row;
    return row;
  }

  #list(word: number): string[] {
    const text = this.#words.textOf(word);
    return text === "" ? [] : text.split(" ");
  }
}
