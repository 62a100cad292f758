import { type Compiled, compile, type Question } from "../../answers/compile";
import { Evaluation } from "../../answers/evaluation";
import { HeldAnswer } from "../../answers/held-answer";
import { HeldCount } from "../../answers/held-count";
import { zone } from "../../bugs/zone";
import { session } from "../../identity/session";
import type { BugStore } from "../../store/bug-store";
import { StoreWorld } from "../../store/bug-world";
import { replicaOf } from "../../store/replica";
import { SlotIDs } from "../../store/slot-ids";
import type { AnswerHere } from "./answer-here";
import type { Asked } from "./list-api";

/** "Not for two weeks" moves by itself: so often is looked whether it moved past any bug. */
const goodForMs = 30_000;
/** What reaches farther is worked out anew as well. */
const reachMax = 2;

const worlds = new Map<string, StoreWorld>();

function worldOf(orgID: string): StoreWorld {
  const world = worlds.get(orgID) ?? new StoreWorld(replicaOf(orgID));
  worlds.set(orgID, world);
  return world;
}

/**
 * The answer to a question while bugs come, change and go. What the person changed and the server has not
 * confirmed counts as they see it.
 */
export class FollowedAnswer {
  readonly #asked: Asked;
  #question: Question | undefined;
  /** The same array as long as it is the same question. */
  #notes: readonly string[] = [];
  /** When it was certain that time had changed nothing. */
  #certainAtMs = 0;
  #names = -1;
  #evaluation: Evaluation | undefined;
  #held: HeldAnswer | HeldCount | undefined;
  /** The store's turn that the answer is as of. */
  #turn = -1;
  /** What had been written then of all that decides which bugs answer. */
  #writes = Number.NaN;
  #told: AnswerHere | undefined;
  readonly world: StoreWorld;
  /** Slots that stand where the person's own edits put them. */
  #shown: readonly number[] = [];

  constructor(asked: Asked) {
    this.#asked = asked;
    this.world = worldOf(asked.orgID);
  }

  /** None of what is only counted. */
  get slots(): readonly number[] {
    return this.#held instanceof HeldAnswer ? this.#held.slots : [];
  }

  get count(): number {
    return this.#held?.count ?? 0;
  }

  /**
   * How many there are, where that is certain without a look at any bug: nothing was written that decides it. Of
   * what is only counted.
   */
  countNow(): number | undefined {
    const question = this.#question;
    if (question === undefined || !(this.#held instanceof HeldCount)) return undefined;
    if (this.#evaluation !== undefined || !this.#isUnderstood) return undefined;
    const bugs = this.#bugs;
    // Others were written as often, where all bugs came anew.
    if (bugs.changedSince(this.#turn) === undefined) return undefined;
    let isWritten = true;
    bugs.asShown(() => {
      isWritten = question.writes() !== this.#writes;
    });
    if (isWritten || this.#hasTimeMoved(question)) return undefined;
    this.#turn = bugs.turn();
    return this.#held.count;
  }

  told(): AnswerHere {
    this.#told ??= {
      ids: new SlotIDs(
        this.#held instanceof HeldAnswer ? this.#held.lend() : [],
        this.#bugs.columns,
      ),
      notes: this.#notes,
    };
    return this.#told;
  }

  /** Brings the answer up to now, or a step nearer to it. */
  update(budgetMs: number): "here" | "later" | "server" {
    if (this.#evaluation === undefined) {
      if (this.#followsOn()) return "here";
      const compiled = this.#understand();
      if (compiled.is === "server") {
        this.#held = undefined;
        return "server";
      }
      this.#question = compiled.question;
      this.#notes = compiled.question.notes.map(({ detail }) => detail);
      this.#evaluation = new Evaluation(compiled.question);
    }
    const answer = this.#evaluation.step(budgetMs);
    if (answer === undefined || this.#question === undefined) return "later";
    this.#evaluation = undefined;
    this.#told = undefined;
    this.#held = new (this.#isCounted ? HeldCount : HeldAnswer)(this.#question, answer);
    this.#shown = [];
    this.#turn = answer.turn;
    this.#moveChanged([]);
    return "here";
  }

  /** In no order: nobody asks for the bugs themselves. */
  get #isCounted(): boolean {
    return this.#asked.order === "any";
  }

  get #bugs(): BugStore {
    return replicaOf(this.#asked.orgID).bugs;
  }

  #understand(): Compiled {
    const { q, projectID, order } = this.#asked;
    this.#names = this.world.names;
    this.#certainAtMs = Date.now();
    return compile(q, this.world, {
      me: session.get().me?.UID,
      now: this.#certainAtMs * 1000,
      zone: zone(),
      ...(projectID !== undefined && { projectID }),
      ...(order !== undefined && { order }),
    });
  }

  /** Whether the changes since can be followed one by one, which is then done. */
  #followsOn(): boolean {
    const question = this.#question;
    if (this.#held === undefined || question === undefined) return false;
    if (!this.#isUnderstood || this.#hasTimeMoved(question)) return false;
    const turn = this.#bugs.turn();
    if (turn === this.#turn) return true;
    if (question.reach > reachMax) return false;
    const changed = this.#bugs.changedSince(this.#turn);
    if (changed === undefined) return false;
    this.#turn = turn;
    this.#moveChanged(changed);
    return true;
  }

  /** Names mean what they did. */
  get #isUnderstood(): boolean {
    return this.world.isWhole && this.world.names === this.#names;
  }

  #hasTimeMoved(question: Question): boolean {
    const nowMs = Date.now();
    if (nowMs - this.#certainAtMs <= goodForMs) return false;
    let isSame = false;
    this.#bugs.asShown(() => {
      isSame = question.isSameFor({ now: nowMs * 1000, zone: zone() });
    });
    if (isSame) this.#certainAtMs = nowMs;
    return !isSame;
  }

  #moveChanged(changed: readonly number[]): void {
    const bugs = this.#bugs;
    const reach = this.#question?.reach ?? 0;
    bugs.asShown((edited) => {
      const isAll = reach === 0 && this.#shown.length === 0 && edited.length === 0;
      const slots = isAll
        ? changed
        : [...bugs.held.around([...changed, ...this.#shown, ...edited], reach)];
      this.#shown = edited;
      const before = this.#writes;
      this.#writes = this.#question?.writes() ?? Number.NaN;
      // Most changes are of fields that most questions do not ask for; edits that are shown are written, too.
      if (this.#isCounted && this.#writes === before) return;
      if (this.#held?.changed(slots) === true) this.#told = undefined;
    });
  }
}
