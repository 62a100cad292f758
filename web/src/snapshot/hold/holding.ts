import type { WireVersions } from "../../api/types";
import type { Organization, OrganizationReplica } from "../../store/organization";
import {
  dropOrganization,
  organizations,
  organizationsState,
  replicaOf,
} from "../../store/replica";
import { batch } from "../../store/topic";
import { isWaiting, watchChanges } from "../../sync/appliers";
import { heldStreams, heldVersion, wantStreams } from "../../sync/connection";
import { forgetKept } from "../kept/database";
import type { Replica } from "../kept/replica";
import type { ReplicaName } from "../worker/jobs";
import { run } from "../worker/run";
import { askBug } from "./ask-bug";
import { Keeper } from "./keeper";
import { nextTask } from "./next-task";
import { putHead } from "./put-head";
import { Recorder } from "./recorder";
import { Upkeep } from "./upkeep";

/** Until what is missing is there, an organization's streams say. */
const waitMs = 1000;
const retryMsMin = 5000;
const retryMsMax = 300_000;
/** So many broken snapshots in a row, and the server answers lists. */
const brokenMax = 3;

/** One organization whose bugs the page holds, from the first byte to the end of the visit. */
export class Holding {
  readonly #name: ReplicaName;
  readonly #replica: OrganizationReplica;
  readonly #leave: (() => void)[] = [];
  #upkeep: Upkeep | undefined;
  #keeper: Keeper | undefined;
  /** Ends what goes on in a worker or is heard. */
  #stopWork = (): void => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  /** The organization as the browser kept it, until the server says what it is today. */
  #keptRow: Organization | undefined;
  /** What the person was in the organization when the bugs came. */
  #role: string | undefined;
  #failures = 0;

  constructor(name: ReplicaName) {
    this.#name = name;
    this.#replica = replicaOf(name.orgID);
    this.#leave.push(
      organizations.subscribeRow(name.orgID, () => this.#roleMoved()),
      organizationsState.subscribe(() => this.#roleMoved()),
      this.#replica.held.subscribe(() => this.#heldMoved()),
    );
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Whether it holds the bugs, or gets them by itself. */
  get isBegun(): boolean {
    return this.#timer !== undefined || this.#replica.held.get().is !== "none";
  }

  stop(): void {
    this.#isStopped = true;
    for (const leave of this.#leave) leave();
    this.#drop();
  }

  /** What the browser keeps, if it is the person's and its changes since can still be heard. */
  async restore(): Promise<void> {
    const { held } = this.#replica;
    if (held.get().is !== "none") return;
    held.set({ is: "loading" });
    const { orgID } = this.#name;
    const job = run({ do: "read", name: this.#name });
    this.#stopWork = job.stop;
    const answer = await job.answer;
    if (this.#isOvertaken()) return;
    if (answer.is === "replica" && this.#canFollow(answer.replica)) {
      const filling = this.#replica.bugs.startFill(bugsOf(answer.replica));
      while (filling.step());
      if (this.#finish(answer.replica, () => this.#replica.bugs.finishFill(filling))) return;
    }
    held.set({ is: "none" });
    if (answer.is === "replica") await forgetKept(this.#name).catch(() => undefined);
    if (organizations.get(orgID) !== undefined) await this.load();
  }

  /** The server's snapshot. */
  async load(): Promise<void> {
    const { held, bugs } = this.#replica;
    const { orgID } = this.#name;
    const state = held.get().is;
    if (this.#isStopped || state === "loading" || state === "held" || !this.#mayHold()) return;
    // The changes behind the snapshot have to be heard.
    if (heldStreams(orgID) === undefined) {
      this.#loadAfter(waitMs);
      return;
    }
    held.set({ is: "loading" });
    const recorder = new Recorder(orgID);
    const contentAtStart = heldVersion(orgID, "content");
    const job = run({ do: "fetch", orgID });
    this.#stopWork = job.stop;
    try {
      const answer = await job.answer;
      if (this.#isOvertaken()) return;
      if (answer.is !== "replica") {
        this.#failed(answer.is === "failed" ? answer.why : "broken");
        return;
      }
      const { replica } = answer;
      const filling = bugs.startFill(bugsOf(replica));
      // Between two chunks the page draws and hears; what changes meanwhile is applied again.
      // oxlint-disable-next-line no-await-in-loop
      while (filling.step()) await nextTask();
      if (this.#isOvertaken()) return;
      const isTooOld = replica.head.versions.content < contentAtStart || recorder.isFull;
      if (isTooOld || !this.#finish(replica, () => bugs.finishFill(filling), recorder)) {
        this.#failed("broken");
      }
    } finally {
      recorder.stop();
    }
  }

  #finish(replica: Replica, finishFill: () => boolean, recorder?: Recorder): boolean {
    const { bugs, held } = this.#replica;
    const { head } = replica;
    const { versions, person } = head;
    let isDone = false;
    batch(() => {
      isDone = finishFill();
      if (!isDone) return;
      putHead(this.#replica, replica);
      const { orgID } = this.#name;
      const { organization } = head;
      const isUnknown = organizations.get(orgID) === undefined;
      if (organization !== undefined && isUnknown && organizationsState.get().is !== "ready") {
        this.#keptRow = organization;
        organizations.put(organization, versions.content);
      }
      this.#role = organizations.get(orgID)?.memberRole ?? head.role;
      const upkeep = new Upkeep({ orgID, content: versions.content, person }, bugs, {
        ask: (bugID) => askBug(orgID, bugID),
        lost: () => this.#restart(),
      });
      const leaveChanges = watchChanges(upkeep.hear);
      const rowOf = () => organizations.get(orgID);
      const keeper = new Keeper(this.#name, this.#replica, { upkeep, rowOf });
      // What was read from there stands there.
      if (recorder !== undefined) keeper.keepSoon();
      this.#upkeep = upkeep;
      this.#keeper = keeper;
      this.#stopWork = leaveChanges;
      this.#failures = 0;
      held.set({ is: "held", versions, person });
      if (recorder === undefined) this.#followFrom(versions);
      else recorder.replay(upkeep);
    });
    return isDone;
  }

  /** Whether the streams can still be followed from the kept versions on. */
  #canFollow({ head }: Replica): boolean {
    const { orgID, person } = this.#name;
    const row = organizations.get(orgID);
    if (row !== undefined && row.memberRole !== head.role) return false;
    const content = heldStreams(orgID)?.["content"];
    const isHeardFrom = content === undefined || content >= head.versions.content;
    const word = heldVersion(person, "person");
    return isHeardFrom && !isWaiting(orgID) && (word === 0 || word <= head.person);
  }

  /** The changes since are heard again, those that the lists of this page knew already too. */
  #followFrom({ content }: WireVersions): void {
    const { orgID } = this.#name;
    const streams = heldStreams(orgID);
    if (streams !== undefined) wantStreams(orgID, { ...streams, content });
  }

  #mayHold(): boolean {
    return organizations.get(this.#name.orgID)?.memberRole !== undefined;
  }

  #failed(why: "too_large" | "broken" | "unreachable"): void {
    this.#failures += 1;
    const isFinal = why === "too_large" || (why === "broken" && this.#failures >= brokenMax);
    if (isFinal) {
      this.#replica.held.set({ is: "failed", why });
      return;
    }
    this.#replica.held.set({ is: "none" });
    this.#loadAfter(Math.min(retryMsMin * 2 ** (this.#failures - 1), retryMsMax));
  }

  #loadAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.load();
    }, ms);
  }

  /** The store forgot all while bugs were on their way: they are asked for again. */
  #isOvertaken(): boolean {
    if (this.#isStopped) return true;
    if (this.#replica.held.get().is === "loading") return false;
    this.#loadAfter(waitMs);
    return true;
  }

  /** Whoever has another role may know other bugs; whoever has none knows nothing that is kept. */
  #roleMoved(): void {
    const { orgID } = this.#name;
    const isListed = organizationsState.get().is === "ready";
    // Whoever is not in it any more finds it in no list.
    if (isListed && this.#keptRow !== undefined && organizations.get(orgID) === this.#keptRow) {
      dropOrganization(orgID);
    }
    const row = organizations.get(orgID);
    if (row?.memberRole === undefined) {
      if (row !== undefined || isListed) this.#lose();
    } else if (this.#upkeep !== undefined && row.memberRole !== this.#role) this.#restart();
  }

  #lose(): void {
    if (this.#isStopped) return;
    const isHeld = this.#replica.held.get().is === "held";
    this.stop();
    // The list of the person's organizations does not name it: nothing of it was ever theirs to see today.
    if (isHeld) this.#replica.clear();
    void forgetKept(this.#name).catch(() => undefined);
  }

  /** All was forgotten, by a reload say: the bugs are asked for anew. */
  #heldMoved(): void {
    if (this.#upkeep === undefined || this.#replica.held.get().is !== "none") return;
    this.#drop();
    if (!this.#isStopped) queueMicrotask(() => void this.load());
  }

  /** The replica is asked for anew, over what is here. */
  #restart(): void {
    this.#replica.held.set({ is: "none" });
  }

  #drop(): void {
    this.#upkeep?.stop();
    this.#keeper?.stop();
    this.#upkeep = undefined;
    this.#keeper = undefined;
    this.#stopWork();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

function bugsOf({ head, bugs }: Replica) {
  return { ...bugs, content: head.versions.content };
}
