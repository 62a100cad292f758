import { isNumber, isText } from "../../api/checks";
import type { WireHeldBug } from "../../api/types";
import type { Bug } from "../../store/bug";
import type { BugStore } from "../../store/bug-store";
import type { Hanging } from "../../store/held-bugs";
import { batch } from "../../store/topic";
import type { Change, Stream } from "../../sync/change";

/** What the upkeep needs from outside. */
export interface UpkeepPorts {
  ask: (bugID: string) => Promise<WireHeldBug | "gone" | undefined>;
  /** A change was missed, or too much would have to be asked: only a new snapshot brings all back. */
  lost: () => void;
}

/** More bugs than that are not asked for one by one. */
const askedMax = 60;
/** Half of them: words that were recorded meanwhile ask as well. */
const doubtedMax = askedMax / 2;
const askedAtOnceMax = 4;
const retryMs = 3000;
/** Answers are taken together for so long while others are on their way: each by itself would have lists drawn again. */
const gatheredMs = 150;

const hangingKinds: Readonly<Record<string, Hanging>> = {
  comment: "comments",
  attachment: "attachments",
};

/** A bug that is on its way. */
interface Asked {
  /** What was heard of what hangs on it meanwhile. */
  heard: (() => void)[];
  hasLeft: () => boolean;
}

/**
 * Keeps right what only whoever holds all bugs knows of them: hears each change after the store took it. Where
 * a change says too little, the bug is asked for.
 */
export class Upkeep {
  readonly #orgID: string;
  readonly #bugs: BugStore;
  readonly #ports: UpkeepPorts;
  readonly #wanted = new Set<string>();
  readonly #asked = new Map<string, Asked>();
  /** Those of them that were answered and are not taken yet. */
  readonly #answers = new Map<string, WireHeldBug | "gone">();
  #late: ReturnType<typeof setTimeout> | undefined;
  /** The latest version of the content that an answer was as of: until it is heard, some bugs are ahead of others. */
  #answeredAsOf = 0;
  #isStopped = false;
  content: number;
  person: number;

  constructor(
    { orgID, content, person }: { orgID: string; content: number; person: number },
    bugs: BugStore,
    ports: UpkeepPorts,
  ) {
    this.#orgID = orgID;
    this.content = content;
    this.person = person;
    this.#bugs = bugs;
    this.#ports = ports;
    bugs.doubt = (id) => this.#want(id);
  }

  /** Nothing is on its way: what is held is all of it as of `content` and `person`. */
  get isSettled(): boolean {
    const isAnswered = this.#wanted.size === 0 && this.#asked.size === 0;
    return isAnswered && this.content >= this.#answeredAsOf;
  }

  stop(): void {
    this.#isStopped = true;
    this.#bugs.doubt = () => undefined;
    this.#wanted.clear();
    clearTimeout(this.#late);
  }

  hear(change: Change, { owner, name }: Stream): void {
    if (this.#isStopped) return;
    if (name === "person") this.#hearWord(change);
    else if (owner === this.#orgID && name === "content") this.#hearContent(change);
  }

  /** Of a restricted bug the person's own stream says only that something about it changed. */
  #hearWord({ version, kind, id, fields }: Change): void {
    if (version <= this.person) return;
    this.person = version;
    if (kind === "bug" && fields["orgID"] === this.#orgID) this.#want(id);
  }

  #hearContent(change: Change): void {
    if (change.version <= this.content) return;
    if (change.version !== this.content + 1) {
      this.#ports.lost();
      return;
    }
    this.content = change.version;
    if (change.kind === "bug") this.#hearBug(change);
    else if (change.kind === "relation") this.#hearRelation(change);
    else this.#hearHanging(change);
  }

  #hearBug({ id, action, fields }: Change): void {
    const { rev } = fields;
    if (action === "removed" && this.#bugs.stored(id)?.visibility === "restricted") this.#want(id);
    if (action === "removed" || !isNumber(rev)) return;
    // One that was deleted or restricted before comes without what hangs on it.
    const comesBack = action === "created" && rev > 1;
    const slot = this.#bugs.columns.slotOf(id);
    // One that the store did not take: others before it came while the bug was not here.
    const isTorn = slot !== undefined && this.#bugs.columns.revAt(slot) < rev;
    if (comesBack || slot === undefined || isTorn) this.#want(id);
  }

  #hearHanging({ kind, action, fields, version }: Change): void {
    const what = hangingKinds[kind];
    const { bugID } = fields;
    if (what === undefined || action === "changed" || !isText(bugID)) return;
    this.#apply([bugID], () => this.#bugs.hang(what, bugID, action === "created", version));
  }

  #hearRelation({ action, fields, version }: Change): void {
    const { kind, from, to } = fields;
    if (!isText(kind) || !isText(from) || !isText(to)) return;
    const isThere = action === "created";
    this.#apply([from, to], () => this.#bugs.relate({ kind, from, to }, isThere, version));
  }

  /** An answer that is on its way may be older: what was heard meanwhile is applied to it again. */
  #apply(bugIDs: readonly string[], act: () => void): void {
    act();
    for (const bugID of bugIDs) this.#asked.get(bugID)?.heard.push(act);
  }

  /**
   * Right after all bugs came: those that are here and were not among them. What took them away can be older than
   * the answer, and is not heard again.
   */
  doubtUntold(): void {
    const untold = [...this.#bugs.held.untold()].flatMap((id) => this.#bugs.stored(id) ?? []);
    const isRestricted = (bug: Bug) => bug.visibility === "restricted";
    const doubtful = untold
      .filter(({ deleted }) => deleted === 0)
      .toSorted((a, b) => Number(isRestricted(b)) - Number(isRestricted(a)));
    for (const { id } of doubtful.slice(0, doubtedMax)) this.#want(id);
    // A word that is still to be heard brings back what may be known after all.
    for (const bug of doubtful.slice(doubtedMax)) if (isRestricted(bug)) this.#bugs.lose(bug.id);
  }

  /** Right after all bugs came: those that they tell and that were lost meanwhile. What says which is right is not heard again. */
  doubtLost(bugIDs: readonly string[]): void {
    for (const bugID of bugIDs) this.#want(bugID);
  }

  #want(bugID: string): void {
    this.#wanted.add(bugID);
    if (this.#wanted.size > askedMax) {
      this.stop();
      this.#ports.lost();
      return;
    }
    queueMicrotask(() => this.#askNext());
  }

  #askNext(): void {
    for (const bugID of this.#wanted) {
      if (this.#asked.size - this.#answers.size >= askedAtOnceMax) return;
      // Once more after the answer that is on its way.
      if (this.#asked.has(bugID)) continue;
      this.#wanted.delete(bugID);
      this.#asked.set(bugID, { heard: [], hasLeft: this.#bugs.gone.watch(bugID) });
      void this.#ask(bugID);
    }
  }

  async #ask(bugID: string): Promise<void> {
    const answer = await this.#ports.ask(bugID);
    if (this.#isStopped) return;
    if (answer === undefined) {
      this.#asked.delete(bugID);
      this.#wanted.add(bugID);
      setTimeout(() => this.#askNext(), retryMs);
      return;
    }
    this.#answers.set(bugID, answer);
    this.#askNext();
    // What may be known no longer does not stay for the sake of a drawing.
    if (answer === "gone" || this.#answers.size === this.#asked.size) this.#takeAnswers();
    else this.#late ??= setTimeout(() => this.#takeAnswers(), gatheredMs);
  }

  #takeAnswers(): void {
    clearTimeout(this.#late);
    this.#late = undefined;
    batch(() => {
      for (const [bugID, answer] of this.#answers) {
        const asked = this.#asked.get(bugID);
        this.#asked.delete(bugID);
        // The answer may be older than what took the bug away.
        if (answer !== "gone" && asked?.hasLeft() === true) {
          this.#wanted.add(bugID);
          continue;
        }
        this.#take(bugID, answer);
        for (const again of asked?.heard ?? []) again();
      }
      this.#answers.clear();
    });
    this.#askNext();
  }

  #take(bugID: string, answer: WireHeldBug | "gone"): void {
    if (answer === "gone") {
      this.#bugs.lose(bugID);
      return;
    }
    const { bug, versions, commentCount, attachmentCount, relations } = answer;
    this.#answeredAsOf = Math.max(this.#answeredAsOf, versions.content);
    this.#bugs.bringBack(bug);
    const counts = { comments: commentCount, attachments: attachmentCount };
    this.#bugs.putHanging(bugID, counts, versions.content);
    this.#bugs.putRelations(bugID, relations);
  }
}
