import { newID } from "../../store/new-id";
import type { Organization, OrganizationReplica } from "../../store/organization";
import { nextTask } from "../../ui/next-task";
import { keepDelta } from "../kept/database";
import { markKept } from "../kept/mark";
import {
  type HeadVersions,
  knowsHead,
  namesOf,
  type ReplicaNames,
  takeDelta,
  takeReplica,
} from "../kept/take";
import { piecesOf, type ReplicaName } from "../worker/jobs";
import { run } from "../worker/run";
import { isWholeDue, keepInMs } from "./keeping-times";
import type { Upkeep } from "./upkeep";

interface Whole {
  stamp: string;
  atMs: number;
}

/** What a keeper begins with. */
export interface KeeperStart {
  upkeep: Upkeep;
  rowOf: () => Organization | undefined;
  /** Of the whole replica that is kept already, once it is; nothing where none is. */
  stamp: Promise<string | undefined>;
  /** The store's turn that all which is kept is as of; nothing where some of it is still to be kept. */
  turn: number | undefined;
  /** What is kept beside the bugs. */
  names: ReplicaNames;
}

/** Writes what the page holds to the browser's database: the whole now and then, and what changed since. */
export class Keeper {
  readonly #name: ReplicaName;
  readonly #replica: OrganizationReplica;
  readonly #upkeep: Upkeep;
  readonly #rowOf: () => Organization | undefined;
  readonly #leave: () => void;
  #whole: Whole | undefined;
  #stamp: Promise<string | undefined>;
  #turn: number | undefined;
  /** What is kept beside the bugs, and whether that may be another by now. */
  #names: ReplicaNames;
  #areNamesTouched = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWriting = false;
  #isStopped = false;
  #stopWriting = (): void => undefined;

  constructor(
    name: ReplicaName,
    replica: OrganizationReplica,
    { upkeep, rowOf, stamp, turn, names }: KeeperStart,
  ) {
    this.#name = name;
    this.#replica = replica;
    this.#upkeep = upkeep;
    this.#rowOf = rowOf;
    this.#stamp = stamp;
    this.#turn = turn;
    this.#names = names;
    const look = () => {
      if (replica.bugs.turn() !== this.#turn) this.#keepSoon();
    };
    const lookAtNames = () => {
      this.#areNamesTouched = true;
      this.#keepSoon();
    };
    const { projects, labels, members, people, views, ownViews, threads } = replica;
    const leave = [
      replica.bugs.subscribeAny(look),
      ...[projects, labels, members, people, views, ownViews, threads].map((each) =>
        each.subscribe(lookAtNames),
      ),
    ];
    this.#leave = () => {
      for (const each of leave) each();
    };
    lookAtNames();
  }

  /** Lists that are loaded anew are most often as they were. */
  #isAllKept(): boolean {
    if (this.#replica.bugs.turn() !== this.#turn) return false;
    if (!this.#areNamesTouched) return true;
    const isSame = JSON.stringify(namesOf(this.#replica)) === JSON.stringify(this.#names);
    this.#areNamesTouched = !isSame;
    return isSame;
  }

  #keepSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#keep();
    }, keepInMs(this.#replica.bugs.changed.size));
  }

  stop(): void {
    this.#isStopped = true;
    this.#leave();
    clearTimeout(this.#timer);
    this.#stopWriting();
  }

  async #keep(): Promise<void> {
    if (this.#isStopped || this.#isAllKept()) return;
    if (this.#isWriting) {
      this.#keepSoon();
      return;
    }
    this.#isWriting = true;
    try {
      this.#whole ??= await this.#begun();
      if (!this.#isStopped && !(await this.#write())) this.#keepSoon();
    } catch {
      // Storage is full or switched off: the server has it all.
      this.stop();
    } finally {
      this.#isWriting = false;
    }
  }

  /** False where there is nothing whole to write, or something changed meanwhile. */
  async #write(): Promise<boolean> {
    const organization = this.#rowOf();
    const role = organization?.memberRole;
    // What is asked for right now is not in what would be kept.
    if (!this.#upkeep.isSettled || !knowsHead(this.#replica) || !role) return false;
    const { content, person } = this.#upkeep;
    const { orgID } = this.#name;
    const versions = { orgID, versions: { content }, person, role, organization };
    const turn = this.#replica.bugs.turn();
    const names = namesOf(this.#replica);
    this.#areNamesTouched = false;
    const whole = this.#whole;
    const { size } = this.#replica.bugs.changed;
    const isKept =
      whole === undefined || isWholeDue(size, Date.now() - whole.atMs)
        ? await this.#keepWhole(versions)
        : await this.#keepDelta(versions, whole);
    if (isKept) {
      this.#turn = turn;
      this.#names = names;
    } else this.#areNamesTouched = true;
    return isKept;
  }

  async #begun(): Promise<Whole | undefined> {
    const stamp = await this.#stamp;
    // Later ones are this keeper's own.
    this.#stamp = Promise.resolve(undefined);
    return stamp === undefined ? undefined : { stamp, atMs: Date.now() };
  }

  async #keepWhole(versions: HeadVersions): Promise<boolean> {
    const taken = await takeReplica(this.#replica, versions, nextTask);
    if (taken === undefined) return false;
    const stamp = newID();
    const job = run({ do: "keep", name: this.#name, stamp });
    this.#stopWriting = job.stop;
    for (const piece of piecesOf(taken)) {
      job.send(piece);
      // Texts are copied on their way: all of them at once would hold up a frame.
      // oxlint-disable-next-line no-await-in-loop
      await nextTask();
    }
    const answer = await job.answer;
    if (answer.is !== "kept") throw new Error("the replica is not kept");
    markKept();
    this.#whole = { stamp, atMs: Date.now() };
    return true;
  }

  async #keepDelta(versions: HeadVersions, { stamp }: Whole): Promise<boolean> {
    const delta = takeDelta(this.#replica, versions);
    if (delta === undefined) return false;
    const mayWrite = () => !this.#isStopped;
    const isKept = await keepDelta(this.#name, { delta, stamp, mayWrite });
    // The whole of it is gone: it is written with the next.
    if (!isKept) this.#whole = undefined;
    return isKept;
  }
}
