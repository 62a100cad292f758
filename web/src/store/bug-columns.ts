import type { Bug } from "./bug";
import {
  type BugChunk,
  type ChunkColumns,
  type ColumnName,
  columnMakers,
  columnNames,
  priorityOrder,
  resolutionOrder,
  severityOrder,
} from "./bug-chunk";
import { BugKeys } from "./bug-keys";
import { type KeptTexts, textFields, textsOf } from "./bug-texts";
import type { ChunkWords } from "./chunk-words";
import { Column, Sets, Words } from "./columns";
import { dayOf, daysOf } from "./days";
import { beginOf, type RowTexts, textAt } from "./row-texts";
import { hashOfID, SlotTable } from "./slot-table";
import { SlotTexts } from "./slot-texts";
import { WeakRows } from "./weak-rows";

/** The fields that lists leave out. */
export const wholeFields = [...textFields, "watchers", "voters"] as const;

type Columns = { [N in ColumnName]: Column<ChunkColumns[N]> };

function makeColumns(): Columns {
  return Object.fromEntries(
    columnNames.map((name) => [name, new Column<Int32Array>(columnMakers[name] as never)]),
  ) as unknown as Columns;
}

/** The bugs of an organization, a column per field; a bug keeps its slot as long as the replica lives. */
export class BugColumns {
  readonly columns = makeColumns();
  /** 1 where the slot holds a bug that lists show. */
  readonly live = new Column((length) => new Uint8Array(length));
  readonly people = new Words();
  readonly projects = new Words();
  readonly statuses = new Words();
  readonly labels = new Words();
  readonly peopleSets = new Sets(this.people);
  readonly labelSets = new Sets(this.labels);
  readonly texts = new SlotTexts();
  #size = 0;
  readonly keys = new BugKeys({
    isHere: (slot) => this.isHere(slot),
    numbers: this.columns.number,
  });
  readonly #slots = new SlotTable((slot, id) => this.isHere(slot) && this.idAt(slot) === id);
  /** The bug that was found last, and its slot. */
  #foundID = "";
  #foundSlot = 0;
  /** The `rev` as of which watchers and voters are known, 0 where they are not. */
  readonly #setsRev = new Column((length) => new Int32Array(length));
  readonly #longTexts = new Map<number, KeptTexts>();
  readonly #deleted = new Map<number, number>();
  readonly #rows = new WeakRows<number, Bug>();

  /** Every slot is below it. */
  get size(): number {
    return this.#size;
  }

  idAt(slot: number): string {
    return this.texts.idAt(slot);
  }
  titleAt(slot: number): string {
    return this.texts.at("titles", slot);
  }
  numberAt(slot: number): number {
    return this.columns.number.get(slot);
  }
  revAt(slot: number): number {
    return this.columns.rev.get(slot);
  }
  projectAt(slot: number): string {
    return this.projects.textOf(this.columns.project.get(slot));
  }
  isHere(slot: number): boolean {
    return this.live.get(slot) === 1 || this.isDeleted(slot);
  }
  isDeleted(slot: number): boolean {
    return this.#deleted.has(slot);
  }

  slotOf(id: string): number | undefined {
    // A change asks for the slot of its bug several times.
    if (this.#foundID === id && this.isHere(this.#foundSlot)) return this.#foundSlot;
    const slot = this.#slots.find(hashOfID(id), id);
    if (slot === undefined) return undefined;
    this.#foundID = id;
    this.#foundSlot = slot;
    return slot;
  }

  /** Of an id of a chunk, in less time than one that is here: most are not. */
  slotOfRow(ids: RowTexts, row: number): number | undefined {
    const hash = hashOfID(ids.text, beginOf(ids, row), ids.ends[row]);
    return this.#slots.holdsHash(hash) ? this.#slots.find(hash, textAt(ids, row)) : undefined;
  }

  slotsOfProject(projectID: string): number[] {
    const word = this.projects.find(projectID);
    const slots: number[] = [];
    for (let slot = 0; slot < this.size; slot += 1) {
      if (this.isHere(slot) && this.columns.project.get(slot) === word) slots.push(slot);
    }
    return slots;
  }

  /** Writes a bug; what lists leave out stays as it was where the bug does not carry it. */
  write(bug: Bug): number {
    const known = this.slotOf(bug.id);
    const slot = known ?? this.#slotFor(hashOfID(bug.id));
    if (known === undefined) this.texts.set("ids", slot, bug.id);
    this.#setFields(slot, bug);
    this.columns.rev.set(slot, bug.rev);
    this.keys.set(slot, bug.key, bug.number);
    this.#setDeleted(slot, bug.deleted);
    this.keepWhole(slot, bug, bug.rev);
    this.#rows.delete(slot);
    return slot;
  }

  /** Writes what a bug that is here looks like for a moment: its row stays, and so does what is known of its state. */
  show(bug: Bug): void {
    const slot = this.slotOf(bug.id);
    if (slot === undefined) return;
    this.#setFields(slot, bug);
    const { watchers, voters } = this.columns;
    if (bug.watchers !== undefined) watchers.set(slot, this.peopleSets.numberOf(bug.watchers));
    if (bug.voters !== undefined) voters.set(slot, this.peopleSets.numberOf(bug.voters));
  }

  /** Some fields of a bug that is here: its key and its project stay, and so does what lists leave out. */
  change(slot: number, fields: Partial<Bug>, rev: number): void {
    this.#setFields(slot, fields);
    this.columns.rev.set(slot, rev);
    this.#rows.delete(slot);
  }

  /** Those that are told. */
  #setFields(slot: number, told: Partial<Bug>): void {
    const { columns } = this;
    const { title, rank, projectID, status, isOpen, resolution, severity, priority } = told;
    if (title !== undefined) this.#setText("title", slot, title);
    if (rank !== undefined) this.#setText("rank", slot, rank);
    if (projectID !== undefined) columns.project.set(slot, this.projects.numberOf(projectID));
    if (status !== undefined) columns.status.set(slot, this.statuses.numberOf(status));
    if (isOpen !== undefined) columns.isOpen.set(slot, isOpen ? 1 : 0);
    if (resolution !== undefined) columns.resolution.set(slot, resolutionOrder.indexOf(resolution));
    if (severity !== undefined) columns.severity.set(slot, severityOrder.indexOf(severity));
    if (priority !== undefined) columns.priority.set(slot, priorityOrder.indexOf(priority));
    const { due, estimate, bugAuthor, assignedMembers, labels, visibility } = told;
    if (due !== undefined) columns.due.set(slot, daysOf(due));
    if (estimate !== undefined) columns.estimate.set(slot, hundredthsOf(estimate));
    if (bugAuthor !== undefined) columns.author.set(slot, this.people.numberOf(bugAuthor));
    if (assignedMembers) columns.assignees.set(slot, this.peopleSets.numberOf(assignedMembers));
    if (labels !== undefined) columns.labels.set(slot, this.labelSets.numberOf(labels));
    if (visibility !== undefined) columns.restricted.set(slot, visibility === "restricted" ? 1 : 0);
    const { voteCount, snooze, created, updated, closed, statusSince, reopenCount } = told;
    if (voteCount !== undefined) columns.votes.set(slot, voteCount);
    if (snooze !== undefined) columns.snooze.set(slot, snooze);
    if (created !== undefined) columns.created.set(slot, created);
    if (updated !== undefined) columns.updated.set(slot, updated);
    if (closed !== undefined) columns.closed.set(slot, closed);
    if (statusSince !== undefined) columns.since.set(slot, statusSince);
    if (reopenCount !== undefined) columns.reopened.set(slot, reopenCount);
  }

  /** Fields that lists leave out, as the bug had them at that `rev`; those that it does not carry stay. */
  keepWhole(slot: number, bug: Partial<Bug>, rev: number): void {
    if (bug.watchers !== undefined && bug.voters !== undefined) this.#setsRev.set(slot, rev);
    if (this.#setsRev.get(slot) > 0) {
      const { watchers, voters } = this.columns;
      if (bug.watchers !== undefined) watchers.set(slot, this.peopleSets.numberOf(bug.watchers));
      if (bug.voters !== undefined) voters.set(slot, this.peopleSets.numberOf(bug.voters));
    }
    const told = textsOf(bug);
    if (told !== undefined) {
      this.#longTexts.set(slot, { rev, texts: { ...this.#longTexts.get(slot)?.texts, ...told } });
    }
    this.#rows.delete(slot);
  }

  /** Whether a change to that `rev` is news to any of the fields known here that lists leave out. */
  isWholeOlder(slot: number, rev: number): boolean {
    const setsRev = this.setsRevAt(slot);
    return (setsRev > 0 && setsRev < rev) || (this.#longTexts.get(slot)?.rev ?? rev) < rev;
  }

  /** Those of its long texts that are here, if any are. */
  longTextsAt(slot: number): KeptTexts | undefined {
    return this.#longTexts.get(slot);
  }

  setsRevAt(slot: number): number {
    return this.#setsRev.get(slot);
  }

  /** What a change to that `rev` says of the fields that lists leave out; `elided` texts are forgotten. */
  patchWhole(slot: number, fields: Partial<Bug>, rev: number, elided: readonly string[]): void {
    if (this.setsRevAt(slot) > 0 && this.setsRevAt(slot) < rev) {
      const { watchers, voters } = fields;
      if (watchers) this.columns.watchers.set(slot, this.peopleSets.numberOf(watchers));
      if (voters) this.columns.voters.set(slot, this.peopleSets.numberOf(voters));
      this.#setsRev.set(slot, rev);
    }
    const kept = this.#longTexts.get(slot);
    const told = textsOf(fields);
    if ((kept ?? told) !== undefined && (kept?.rev ?? 0) < rev) {
      const texts = { ...kept?.texts, ...told };
      for (const field of textFields) if (elided.includes(field)) delete texts[field];
      if (Object.keys(texts).length > 0) this.#longTexts.set(slot, { rev, texts });
      else this.#longTexts.delete(slot);
    }
    this.#rows.delete(slot);
  }

  /** Room for so many more bugs, and some that come later. */
  reserve(count: number): void {
    const length = Math.ceil((this.size + count) * 1.02);
    for (const name of columnNames) this.columns[name].reserve(length);
    for (const each of [this.live, this.#setsRev, this.texts]) each.reserve(length);
    this.keys.reserve(length);
    this.#slots.reserve(count);
  }

  /** The key of a bug of a chunk, into a new slot or that of an older state; `writeChunk` follows. */
  writeRow(chunk: BugChunk, row: number, known: number | undefined, words: ChunkWords): number {
    const number = chunk.columns.number[row] ?? 0;
    const head = words.keyHead(chunk.columns.project[row] ?? 0, number);
    const { ids } = chunk;
    const slot = known ?? this.#slotFor(hashOfID(ids.text, beginOf(ids, row), ids.ends[row]));
    if (known !== undefined || head === undefined) {
      this.keys.set(slot, `${head?.text ?? "-"}${Math.abs(number)}`, number);
      this.#rows.delete(slot);
    } else this.keys.begin(slot, head.word, number);
    this.#setDeleted(slot, 0);
    const rev = chunk.columns.rev[row] ?? 0;
    this.#setsRev.set(slot, rev);
    // The change that made them old may have come before the bug did.
    if ((this.#longTexts.get(slot)?.rev ?? rev) < rev) this.#longTexts.delete(slot);
    return slot;
  }

  /** A column after the other: all rows that have a slot here, of which `writeRow` told; -1 is none. */
  writeChunk(chunk: BugChunk, slots: Int32Array, words: ChunkWords): void {
    const { columns } = chunk;
    this.texts.take(chunk, slots);
    const first = slots[0] ?? -1;
    const isRun = first >= 0 && slots.every((slot, row) => slot === first + row);
    for (const name of columnNames) {
      const column = this.columns[name];
      const numbers = words.numbersOf(name);
      column.reserve(this.size);
      if (isRun && numbers === undefined) column.setRun(columns[name] as never, first);
      else column.copyRows(columns[name], numbers, slots);
    }
  }

  /** Of a bug that is newer here than in the chunk: what only chunks tell, and sets that are older here. */
  writeRest({ columns }: BugChunk, row: number, slot: number, words: ChunkWords): void {
    this.columns.comments.set(slot, columns.comments[row] ?? 0);
    this.columns.attachments.set(slot, columns.attachments[row] ?? 0);
    this.columns.idPlace.set(slot, columns.idPlace[row] ?? 0);
    // Those of the others count from this fill on.
    this.columns.titlePlace.set(slot, 0);
    this.columns.rankPlace.set(slot, 0);
    const rev = columns.rev[row] ?? 0;
    if (this.setsRevAt(slot) >= rev) return;
    for (const name of ["watchers", "voters"] as const) {
      this.columns[name].set(slot, words.here(name, columns[name][row] ?? 0));
    }
    this.#setsRev.set(slot, rev);
    this.#rows.delete(slot);
  }

  /** The project has another key. */
  rekey(slot: number, key: string): void {
    this.keys.set(slot, key, this.numberAt(slot));
    this.#rows.delete(slot);
  }

  /** Forgets the bug; its slot stays empty. */
  remove(slot: number): void {
    this.keys.drop(slot);
    this.#slots.remove(hashOfID(this.idAt(slot)), slot);
    this.live.set(slot, 0);
    this.#longTexts.delete(slot);
    this.#deleted.delete(slot);
    this.#rows.delete(slot);
  }

  /** The same object until the bug changes, as long as anybody holds it. */
  row(slot: number): Bug {
    const made = this.#rows.get(slot);
    if (made !== undefined) return made;
    const { columns } = this;
    const estimate = columns.estimate.get(slot);
    const row: Bug = {
      id: this.idAt(slot),
      projectID: this.projectAt(slot),
      key: this.keys.at(slot),
      number: this.numberAt(slot),
      title: this.titleAt(slot),
      ...this.#longTexts.get(slot)?.texts,
      ...(this.setsRevAt(slot) > 0 && {
        watchers: this.peopleSets.listOf(columns.watchers.get(slot)),
        voters: this.peopleSets.listOf(columns.voters.get(slot)),
      }),
      status: this.statuses.textOf(columns.status.get(slot)),
      isOpen: columns.isOpen.get(slot) === 1,
      resolution: resolutionOrder[columns.resolution.get(slot)] ?? "none",
      severity: severityOrder[columns.severity.get(slot)] ?? "unset",
      priority: priorityOrder[columns.priority.get(slot)] ?? "none",
      due: dayOf(columns.due.get(slot)),
      estimate: estimate < 0 ? Number.NaN : estimate / 100,
      bugAuthor: this.people.textOf(columns.author.get(slot)),
      assignedMembers: this.peopleSets.listOf(columns.assignees.get(slot)),
      labels: this.labelSets.listOf(columns.labels.get(slot)),
      visibility: columns.restricted.get(slot) === 1 ? "restricted" : "inherit",
      voteCount: columns.votes.get(slot),
      snooze: columns.snooze.get(slot),
      rank: this.texts.at("ranks", slot),
      created: columns.created.get(slot),
      updated: columns.updated.get(slot),
      closed: columns.closed.get(slot),
      statusSince: columns.since.get(slot),
      reopenCount: columns.reopened.get(slot),
      rev: columns.rev.get(slot),
      deleted: this.#deleted.get(slot) ?? 0,
    };
    this.#rows.set(slot, row);
    return row;
  }

  /** Where another text stands among those of all bugs is not known. */
  #setText(name: "title" | "rank", slot: number, text: string): void {
    const texts = `${name}s` as const;
    if (this.texts.at(texts, slot) === text) return;
    this.texts.set(texts, slot, text);
    this.columns[`${name}Place`].set(slot, 0);
  }

  /** A new one, for whoever writes the id there. */
  #slotFor(hash: number): number {
    const slot = this.#size++;
    this.#slots.add(hash, slot);
    return slot;
  }

  #setDeleted(slot: number, deleted: number): void {
    this.live.set(slot, deleted === 0 ? 1 : 0);
    if (deleted === 0) this.#deleted.delete(slot);
    else this.#deleted.set(slot, deleted);
  }
}

function hundredthsOf(estimate: number): number {
  return Number.isNaN(estimate) ? -1 : Math.round(estimate * 100);
}
