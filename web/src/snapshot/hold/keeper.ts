import { newID } from "../../store/new-id";
import type { Organization, OrganizationReplica } from "../../store/organization";
import { keepDelta } from "../kept/database";
import { sizesOf, type TableSizes } from "../kept/delta";
import { markKept } from "../kept/mark";
import { type HeadVersions, knowsHead, takeDelta, takeReplica } from "../kept/take";
import { piecesOf, type ReplicaName } from "../worker/jobs";
import { run } from "../worker/run";
import { nextTask } from "./next-task";
import type { Upkeep } from "./upkeep";

/** So long after a change; more changes do not put it off. */
const restMs = 3000;
/** The whole replica is written at most so often. */
const wholeMs = 60_000;
/** So many changed bugs are written again with each further change; with more the whole is written. */
const deltaBugsMax = 500;

interface Whole {
  stamp: string;
  sizes: TableSizes;
  atMs: number;
}

/** Writes what the page holds to the browser's database: the whole now and then, and what changed since. */
export class Keeper {
  readonly #name: ReplicaName;
  readonly #replica: OrganizationReplica;
  readonly #upkeep: Upkeep;
  readonly #rowOf: () => Organization | undefined;
  readonly #leave: () => void;
  #whole: Whole | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWriting = false;
  #isStopped = false;
  #stopWriting = (): void => undefined;

  constructor(
    name: ReplicaName,
    replica: OrganizationReplica,
    { upkeep, rowOf }: { upkeep: Upkeep; rowOf: () => Organization | undefined },
  ) {
    this.#name = name;
    this.#replica = replica;
    this.#upkeep = upkeep;
    this.#rowOf = rowOf;
    const look = () => {
      if (replica.bugs.changed.size > 0) this.keepSoon();
    };
    this.#leave = replica.bugs.subscribeAny(look);
    look();
  }

  keepSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#keep();
    }, restMs);
  }

  stop(): void {
    this.#isStopped = true;
    this.#leave();
    clearTimeout(this.#timer);
    this.#stopWriting();
  }

  async #keep(): Promise<void> {
    const organization = this.#rowOf();
    const role = organization?.memberRole;
    if (this.#isStopped) return;
    // What is asked for right now is not in what would be kept.
    if (this.#isWriting || !this.#upkeep.isSettled || !knowsHead(this.#replica) || !role) {
      this.keepSoon();
      return;
    }
    const { content, person } = this.#upkeep;
    const { orgID } = this.#name;
    const versions = { orgID, versions: { content }, person, role, organization };
    this.#isWriting = true;
    try {
      if (this.#whole === undefined || this.#isWholeDue(this.#whole))
        await this.#keepWhole(versions);
      else await this.#keepDelta(versions, this.#whole);
    } catch {
      // Storage is full or switched off: the server has it all.
      this.stop();
    } finally {
      this.#isWriting = false;
    }
  }

  #isWholeDue({ atMs }: Whole): boolean {
    return this.#replica.bugs.changed.size > deltaBugsMax && Date.now() - atMs > wholeMs;
  }

  async #keepWhole(versions: HeadVersions): Promise<void> {
    const taken = await takeReplica(this.#replica, versions, nextTask);
    if (taken === undefined) {
      this.keepSoon();
      return;
    }
    const stamp = newID();
    const sizes = sizesOf(taken.bugs.tables);
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
    this.#whole = { stamp, sizes, atMs: Date.now() };
  }

  async #keepDelta(versions: HeadVersions, { stamp, sizes }: Whole): Promise<void> {
    if (this.#replica.bugs.changed.size === 0) return;
    const delta = takeDelta(this.#replica, versions, sizes);
    await keepDelta(this.#name, { delta, stamp, mayWrite: () => !this.#isStopped });
  }
}
