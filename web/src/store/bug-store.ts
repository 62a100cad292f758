import type { WireBug, WireVersions } from "../api/types";
import { type Bug, bugOf } from "./bug";
import { BugColumns } from "./bug-columns";
import { listedFields, movesRow, printKey } from "./bug-fields";
import type { BugFill } from "./bug-fill";
import { BugView } from "./bug-view";
import { GoneBugs } from "./gone-bugs";
import { type Hanging, HeldBugs, type RelatedBugs } from "./held-bugs";
import { Moves } from "./moves";
import { type BugEdit, Overlay } from "./overlay";
import { SendingBugs } from "./sending-bugs";
import { batch, KeyedTopics, Topic } from "./topic";
import { WeakRows } from "./weak-rows";

export interface BugPage {
  items: readonly WireBug[];
  nextCursor?: string;
  versions: WireVersions;
}

/** The fields of a bug that a change set, read from the wire. */
export type BugFields = Partial<Omit<Bug, "id">>;

/** The bugs of one organization with their ordered views and the edits that are on their way. */
export class BugStore {
  #columns = new BugColumns();
  readonly #held = new HeldBugs(this.#columns);
  readonly #overlay = new Overlay();
  readonly #views = new Map<string, BugView>();
  readonly gone = new GoneBugs();
  /** Of projects that took another key since their bugs came. */
  readonly #projectKeys = new Map<string, string>();
  readonly #topics = new KeyedTopics();
  readonly #keyTopics = new KeyedTopics();
  readonly #anyTopic = new Topic();
  /** From the beginning of a fill: bugs that differ from what it told, or from what was kept since. */
  readonly changed = new Set<string>();
  #areChangesNoted = false;
  #turn = 0;
  readonly #moves = new Moves();
  #areEditsShown = false;
  readonly #seen = new WeakRows<string, Bug>();
  readonly sending = new SendingBugs();
  /** Hears of bugs that an answer tells and that are not among all bugs, which are here: it may be older than they are. */
  doubt: (id: string) => void = () => undefined;

  subscribe(id: string, listener: () => void): () => void {
    return this.#topics.subscribe(id, listener);
  }

  /** Hears of every bug that changes; `turn` is another number each time. */
  readonly subscribeAny = this.#anyTopic.subscribe;
  readonly turn = (): number => this.#turn;

  /** In `asShown`, where there are edits. */
  get areEditsShown(): boolean {
    return this.#areEditsShown;
  }

  /** Slots of the bugs that changed after that turn; undefined where that is too long ago to tell. */
  changedSince(turn: number): readonly number[] | undefined {
    return this.#moves.since(turn);
  }

  /** For whoever reads all bugs at once; another object after each reset. */
  get columns(): BugColumns {
    return this.#columns;
  }

  get held(): HeldBugs {
    return this.#held;
  }

  /** As a screen shows it: with the person's own edits on top. */
  get(id: string): Bug | undefined {
    const seen = this.#seen.get(id);
    if (seen !== undefined) return seen;
    const slot = this.#columns.slotOf(id);
    if (slot === undefined) return undefined;
    const bug = this.#overlay.over(this.#columns.row(slot));
    this.#seen.set(id, bug);
    return bug;
  }

  /** As the server last said it. */
  stored(id: string): Bug | undefined {
    const slot = this.#columns.slotOf(id);
    return slot === undefined ? undefined : this.#columns.row(slot);
  }

  getByKey(key: string): Bug | undefined {
    const slot = this.#columns.keys.slotOf(key);
    return slot === undefined ? undefined : this.get(this.#columns.idAt(slot));
  }

  subscribeKey(key: string, listener: () => void): () => void {
    return this.#keyTopics.subscribe(key, listener);
  }

  /** A project's bugs, the highest number first. */
  view(projectID: string): BugView {
    const known = this.#views.get(projectID);
    if (known !== undefined) return known;
    const view = new BugView(
      (a, b) => this.#columns.numberAt(a) - this.#columns.numberAt(b) || a - b,
    );
    this.#views.set(projectID, view);
    view.insertAll(this.#listedIn(projectID));
    return view;
  }

  idIn(view: BugView, index: number): string | undefined {
    const slot = view.at(index);
    return slot === undefined ? undefined : this.#columns.idAt(slot);
  }

  /** A bug as a reply carried it; what is older than the one here changes nothing. */
  put(wire: WireBug): void {
    const isNew = this.#columns.slotOf(wire.id) === undefined && wire.deleted === undefined;
    if (this.#take(wire) && isNew && this.#held.isWhole) this.doubt(wire.id);
  }

  /** One that the person just made: its change is on its way. */
  putMade(wire: WireBug): void {
    this.#take(wire);
  }

  /** A bug that the person may know again although it was taken away. */
  bringBack(wire: WireBug): void {
    this.gone.delete(wire.id);
    this.#take(wire);
  }

  /** The bugs of a list, right as of its versions. */
  putRows({ items, versions }: Pick<BugPage, "items" | "versions">): void {
    batch(() => {
      for (const wire of items) {
        this.gone.listed(wire.id, versions.content);
        this.#take(wire);
      }
    });
  }

  putPage(projectID: string, page: BugPage): void {
    const view = this.view(projectID);
    batch(() => {
      this.putRows(page);
      const known = page.items.map((wire) => this.#columns.slotOf(wire.id));
      view.pageLoaded(
        known.findLast((slot) => slot !== undefined),
        page.nextCursor,
      );
    });
  }

  /** A live change created the bug, or brought it back. */
  create(bug: Bug): void {
    this.gone.delete(bug.id);
    const slot = this.#columns.slotOf(bug.id);
    if (slot === undefined || this.#columns.revAt(slot) < bug.rev) {
      this.#write(bug);
    } else if (this.#columns.setsRevAt(slot) < bug.rev) {
      this.#columns.keepWhole(slot, bug, bug.rev);
      this.#changed(bug.id);
    }
  }

  /** Fields of a live change; `elided` texts are asked for when they are shown. */
  patch(id: string, fields: BugFields, elided: readonly string[]): void {
    const slot = this.#columns.slotOf(id);
    const rev = fields.rev ?? 0;
    if (slot === undefined) return;
    // A list may have told its own fields of a later state already, and none of the others.
    const isNews = this.#columns.revAt(slot) < rev;
    if (!isNews && !this.#columns.isWholeOlder(slot, rev)) return;
    this.#columns.patchWhole(slot, fields, rev, elided);
    if (isNews && movesRow(fields)) {
      this.#write({ ...this.#columns.row(slot), ...listedFields(fields) });
      return;
    }
    if (isNews) this.#columns.change(slot, fields, rev);
    this.#changed(id);
  }

  /** The content's change to that version took the bug away. */
  remove(id: string, version: number): void {
    const slot = this.#columns.slotOf(id);
    const row = slot === undefined ? undefined : this.#columns.row(slot);
    // Of a restricted bug the content says nothing more: it came by a word since, or by the reply to what
    // restricted it. Whether the person may know it, the server is asked.
    if (row?.visibility === "restricted") return;
    if (slot !== undefined && this.#held.isKnown(slot, version)) return;
    this.gone.add(id, version);
    // Those who may restore it look at it already.
    if (slot !== undefined && row?.deleted === 0) this.#drop(slot);
  }

  /** The person may know it no longer, whatever older answers say. */
  lose(id: string): void {
    this.gone.add(id, Number.POSITIVE_INFINITY);
    const slot = this.#columns.slotOf(id);
    if (slot !== undefined) this.#drop(slot);
  }

  /** The project has that key: its bugs, those that are here and those that come, have it too. */
  rekey(projectID: string, key: string): void {
    this.#projectKeys.set(projectID, key);
    batch(() => {
      for (const slot of this.#columns.slotsOfProject(projectID)) {
        const before = this.#columns.keys.at(slot);
        this.#columns.rekey(slot, printKey(key, this.#columns.numberAt(slot)));
        this.#changed(this.#columns.idAt(slot));
        this.#keyTopics.touch(before);
      }
    });
  }

  /** Of a project that took another key since its bugs came. */
  projectKey(projectID: string): string | undefined {
    return this.#projectKeys.get(projectID);
  }

  /** All bugs begin to be written: what changes from here on differs from them. */
  beginFill(): BugColumns {
    this.changed.clear();
    this.#areChangesNoted = true;
    return this.#columns;
  }

  /** False where all was forgotten meanwhile. */
  finishFill(filling: BugFill): boolean {
    const { bugs, columns, others } = filling;
    if (columns !== this.#columns) return false;
    batch(() => {
      this.gone.filled(bugs.content, (id) => columns.slotOf(id) !== undefined);
      for (const slot of this.#held.filled(filling.slots(), bugs)) this.#drop(slot);
      for (const id of [...others, ...this.#held.untold()]) this.changed.add(id);
      this.#seen.clear();
      for (const [projectID, view] of this.#views) view.insertAll(this.#listedIn(projectID));
      this.#touchAll();
    });
    return true;
  }

  /** A comment or a file came on a bug or left it. */
  hang(what: Hanging, bugID: string, isThere: boolean, version: number): void {
    if (this.#held.hang(what, bugID, isThere, version)) this.#moved(bugID);
  }

  putHanging(bugID: string, counts: Readonly<Record<Hanging, number>>, asOf: number): void {
    this.#held.putHanging(bugID, counts, asOf);
    this.#moved(bugID);
  }

  relate(relation: RelatedBugs, isThere: boolean, version: number): void {
    if (!this.#held.relate(relation, isThere, version)) return;
    batch(() => [relation.from, relation.to].forEach((id) => this.#moved(id)));
  }

  putRelations(bugID: string, relations: readonly RelatedBugs[]): void {
    this.#leaveRelated(this.#columns.slotOf(bugID));
    this.#held.putRelations(bugID, relations);
    this.#moved(bugID);
  }

  /**
   * Runs `work` while the columns say of the bugs that the person changed what the person sees, not what the
   * server said. `work` is told their slots and changes nothing.
   */
  asShown(work: (edited: readonly number[]) => void): void {
    const columns = this.#columns;
    const edited = this.#overlay.edited().flatMap((id) => columns.slotOf(id) ?? []);
    const stored = edited.map((slot) => columns.row(slot));
    for (const bug of stored) columns.show(this.#overlay.over(bug));
    this.#areEditsShown = edited.length > 0;
    try {
      work(edited);
    } finally {
      this.#areEditsShown = false;
      for (const bug of stored) columns.show(bug);
    }
  }

  edit(clientID: string, id: string, fields: BugEdit): void {
    this.#overlay.add(clientID, id, fields);
    this.#changed(id);
  }

  /** The edit was answered, refused, or came back through the log. */
  settle(clientID: string): void {
    const id = this.#overlay.settle(clientID);
    if (id !== undefined) this.#changed(id);
  }

  /** Forgets all but the person's own edits; whoever shows a list loads it anew. */
  reset(): void {
    batch(() => {
      this.#columns = new BugColumns();
      this.#held.reset(this.#columns);
      this.changed.clear();
      this.#areChangesNoted = false;
      this.gone.clear();
      this.#projectKeys.clear();
      this.#seen.clear();
      for (const view of this.#views.values()) view.reset();
      this.#touchAll();
    });
  }

  /** Whether it was news. */
  #take(wire: WireBug): boolean {
    const bug = bugOf(wire);
    const slot = this.#columns.slotOf(bug.id);
    const isOlder = slot !== undefined && this.#columns.revAt(slot) > bug.rev;
    const isGone = this.gone.has(bug.id) && slot === undefined && bug.deleted === 0;
    if (!isOlder && !isGone) this.#write(bug);
    return !isOlder && !isGone;
  }

  #write(told: Bug): void {
    const projectKey = this.#projectKeys.get(told.projectID);
    const key = projectKey === undefined ? told.key : printKey(projectKey, told.number);
    const bug = key === told.key ? told : { ...told, key };
    const columns = this.#columns;
    const known = columns.slotOf(bug.id);
    const keyBefore = known === undefined ? undefined : columns.keys.at(known);
    if (known !== undefined) {
      const projectBefore = columns.projectAt(known);
      const isMoved = projectBefore !== bug.projectID || columns.numberAt(known) !== bug.number;
      if (isMoved) this.#views.get(projectBefore)?.remove(known);
    }
    const slot = columns.write(bug);
    const view = this.#views.get(bug.projectID);
    // Deleted ones are looked at one by one: no list shows them.
    if (bug.deleted === 0) view?.insert(slot);
    else view?.remove(slot);
    this.sending.stop(bug.id);
    this.#changed(bug.id);
    // Whoever looks at it under its old key hears that it has another one.
    if (keyBefore !== undefined && keyBefore !== bug.key) this.#keyTopics.touch(keyBefore);
  }

  #drop(slot: number): void {
    const columns = this.#columns;
    const id = columns.idAt(slot);
    const key = columns.keys.at(slot);
    this.#views.get(columns.projectAt(slot))?.remove(slot);
    this.#leaveRelated(slot);
    this.#held.removed(slot, id);
    columns.remove(slot);
    this.#changed(id, key);
  }

  /** Those that it is related to change with the next turn, which no longer finds them from here. */
  #leaveRelated(slot: number | undefined): void {
    if (slot === undefined) return;
    for (const other of this.#held.around([slot], 1)) this.#moves.add(this.#turn + 1, other);
  }

  #listedIn(projectID: string): number[] {
    const slots = this.#columns.slotsOfProject(projectID);
    return slots.filter((slot) => !this.#columns.isDeleted(slot));
  }

  #changed(id: string, keyThen?: string): void {
    this.#seen.delete(id);
    this.#moved(id);
    this.#topics.touch(id);
    if (!this.#keyTopics.areWatched) return;
    const key = keyThen ?? this.#keyOf(id);
    if (key !== undefined) this.#keyTopics.touch(key);
  }

  #keyOf(id: string): string | undefined {
    const slot = this.#columns.slotOf(id);
    return slot === undefined ? undefined : this.#columns.keys.at(slot);
  }

  #moved(id: string): void {
    if (this.#areChangesNoted) this.changed.add(id);
    this.#turn += 1;
    const slot = this.#columns.slotOf(id);
    if (slot !== undefined) this.#moves.add(this.#turn, slot);
    this.#anyTopic.touch();
  }

  #touchAll(): void {
    this.#turn += 1;
    this.#anyTopic.touch();
    this.#moves.forget(this.#turn);
    this.#topics.touchAll();
    this.#keyTopics.touchAll();
  }
}
