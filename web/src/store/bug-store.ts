import type { WireBug, WireVersions } from "../api/types";
import { type Bug, bugOf } from "./bug";
import { BugColumns, wholeFields } from "./bug-columns";
import { BugView } from "./bug-view";
import { type BugEdit, Overlay } from "./overlay";
import { batch, KeyedTopics, Topic } from "./topic";

/** The bugs that were reported as restricted ones count in a series of their own, below 0. */
function printKey(projectKey: string, number: number): string {
  return `${projectKey}-${number < 0 ? "R" : ""}${Math.abs(number)}`;
}

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
  readonly #overlay = new Overlay();
  readonly #views = new Map<string, BugView>();
  readonly #removed = new Map<string, number>();
  /** Of projects that took another key since their bugs came. */
  readonly #projectKeys = new Map<string, string>();
  readonly #topics = new KeyedTopics();
  readonly #anyTopic = new Topic();
  #turn = 0;
  readonly #seen = new Map<string, Bug>();
  readonly #sending = new Map<string, Bug>();
  readonly #sendingTopic = new Topic();
  #sendingRows: readonly Bug[] = [];

  subscribe(id: string, listener: () => void): () => void {
    return this.#topics.subscribe(id, listener);
  }

  /** Hears of every bug that changes; `turn` is another number each time. */
  readonly subscribeAny = this.#anyTopic.subscribe;
  readonly turn = (): number => this.#turn;

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

  /** Bugs that are here whose key or title holds every word that was typed, the newest numbers first. */
  matching(text: string, limit: number): Bug[] {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    return this.accepted((key, title) => {
      const folded = `${key} ${title}`.toLowerCase();
      return words.every((word) => folded.includes(word));
    }, limit);
  }

  /** Bugs that are here and whose key and title are accepted, the newest numbers first. */
  accepted(accepts: (key: string, title: string) => boolean, limit: number): Bug[] {
    const slots = this.#columns.matching(accepts, limit);
    return slots.map((slot) => this.#columns.row(slot));
  }

  /** As the server last said it. */
  stored(id: string): Bug | undefined {
    const slot = this.#columns.slotOf(id);
    return slot === undefined ? undefined : this.#columns.row(slot);
  }

  getByKey(key: string): Bug | undefined {
    const slot = this.#columns.slotOfKey(key);
    return slot === undefined ? undefined : this.get(this.#columns.idAt(slot));
  }

  subscribeKey(key: string, listener: () => void): () => void {
    return this.#topics.subscribe(`key ${key}`, listener);
  }

  /** A project's bugs, the highest number first. */
  view(projectID: string): BugView {
    const known = this.#views.get(projectID);
    if (known !== undefined) return known;
    const view = new BugView(
      (a, b) => this.#columns.numberAt(a) - this.#columns.numberAt(b) || a - b,
    );
    this.#views.set(projectID, view);
    return view;
  }

  idIn(view: BugView, index: number): string | undefined {
    const slot = view.at(index);
    return slot === undefined ? undefined : this.#columns.idAt(slot);
  }

  /** A bug as a reply carried it; what is older than the one here changes nothing. */
  put(wire: WireBug): void {
    const bug = bugOf(wire);
    const known = this.stored(bug.id);
    const isOlder = known !== undefined && known.rev > bug.rev;
    const isGone = this.#removed.has(bug.id) && known === undefined && bug.deleted === 0;
    if (isOlder || isGone) return;
    this.#write(bug);
  }

  /** A bug that the person may know again although it was taken away. */
  bringBack(wire: WireBug): void {
    this.#removed.delete(wire.id);
    this.put(wire);
  }

  /** The bugs of a list, right as of its versions. */
  putRows({ items, versions }: Pick<BugPage, "items" | "versions">): void {
    batch(() => {
      for (const wire of items) {
        if ((this.#removed.get(wire.id) ?? -1) < versions.content) this.#removed.delete(wire.id);
        this.put(wire);
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
    this.#removed.delete(bug.id);
    const known = this.stored(bug.id);
    if (known === undefined || known.rev < bug.rev) this.#write(bug);
  }

  /** Fields of a live change; `elided` texts are asked for when they are shown. */
  patch(id: string, fields: BugFields, elided: readonly string[]): void {
    const known = this.stored(id);
    const slot = this.#columns.slotOf(id);
    if (known === undefined || slot === undefined || known.rev >= (fields.rev ?? 0)) return;
    const stale = wholeFields.filter((field) => elided.includes(field));
    if (stale.length > 0) this.#columns.forget(slot, stale);
    const kept: Bug = { ...known };
    for (const field of stale) delete (kept as Partial<Bug> as Record<string, unknown>)[field];
    this.#write({ ...kept, ...fields });
  }

  remove(id: string, version: number): void {
    this.#removed.set(id, version);
    const slot = this.#columns.slotOf(id);
    if (slot === undefined) return;
    const { projectID, key, deleted } = this.#columns.row(slot);
    // Those who may restore it look at it already.
    if (deleted !== 0) return;
    this.#views.get(projectID)?.remove(slot);
    this.#columns.remove(slot);
    this.#changed(id, key);
  }

  /** The project has that key: its bugs, those that are here and those that come, have it too. */
  rekey(projectID: string, key: string): void {
    this.#projectKeys.set(projectID, key);
    batch(() => {
      for (const slot of this.#columns.slotsOfProject(projectID)) {
        this.#write(this.#columns.row(slot));
      }
    });
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

  /** New bugs that the server has not numbered yet, the newest first. */
  readonly sending = (): readonly Bug[] => this.#sendingRows;
  readonly subscribeSending = this.#sendingTopic.subscribe;

  startSending(bug: Bug): void {
    this.#sending.set(bug.id, bug);
    this.#sendingChanged();
  }

  stopSending(id: string): void {
    if (this.#sending.delete(id)) this.#sendingChanged();
  }

  /** Forgets all but the person's own edits; whoever shows a list loads it anew. */
  reset(): void {
    batch(() => {
      this.#columns = new BugColumns();
      this.#removed.clear();
      this.#projectKeys.clear();
      this.#seen.clear();
      for (const view of this.#views.values()) view.reset();
      this.#turn += 1;
      this.#anyTopic.touch();
      this.#topics.touchAll();
    });
  }

  #write(told: Bug): void {
    const key = this.#projectKeys.get(told.projectID);
    const bug = key === undefined ? told : { ...told, key: printKey(key, told.number) };
    const known = this.stored(bug.id);
    const isMoved =
      known !== undefined && (known.projectID !== bug.projectID || known.number !== bug.number);
    if (isMoved) this.#views.get(known.projectID)?.remove(this.#columns.slotOf(bug.id) ?? -1);
    const slot = this.#columns.write(bug);
    // Deleted ones are looked at one by one: no list shows them.
    if (bug.deleted === 0) this.view(bug.projectID).insert(slot);
    else this.view(bug.projectID).remove(slot);
    this.stopSending(bug.id);
    this.#changed(bug.id);
    // Whoever looks at it under its old key hears that it has another one.
    if (known !== undefined && known.key !== bug.key) this.#topics.touch(`key ${known.key}`);
  }

  #changed(id: string, key: string | undefined = this.stored(id)?.key): void {
    this.#seen.delete(id);
    this.#turn += 1;
    this.#anyTopic.touch();
    this.#topics.touch(id);
    if (key !== undefined) this.#topics.touch(`key ${key}`);
  }

  #sendingChanged(): void {
    this.#sendingRows = [...this.#sending.values()].toReversed();
    this.#sendingTopic.touch();
  }
}
