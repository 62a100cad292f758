import { BugFill } from "../../store/bug-fill";
import { newID } from "../../store/new-id";
import { counts, type Organization, type OrganizationReplica } from "../../store/organization";
import {
  dropOrganization,
  organizations,
  organizationsState,
  replicaOf,
} from "../../store/replica";
import { batch } from "../../store/topic";
import { holdChanges, isWaiting, keepApplied } from "../../sync/appliers";
import { heldStreams, heldVersion } from "../../sync/connection";
import { hearAgain } from "../../sync/hear-again";
import { inTurn } from "../../sync/locks";
import { nextTask } from "../../ui/next-task";
import { forgetKept } from "../kept/database";
import { markKept } from "../kept/mark";
import type { Replica, ReplicaHead } from "../kept/replica";
import { keptMembersMax } from "../kept/take";
import type { KeepAs, ReplicaName } from "../worker/jobs";
import { run } from "../worker/run";
import { askBug } from "./ask-bug";
import { Keeper } from "./keeper";
import { KeepersTurn } from "./keepers-turn";
import { putHead, putLongTexts } from "./put-head";
import { Recorder } from "./recorder";
import { Upkeep } from "./upkeep";

/** Until what is missing is there, an organization's streams say. */
const waitMs = 1000;
const retryMsMin = 5000;
const retryMsMax = 300_000;
/** Longer than that a tab does not wait for another that gets the bugs. */
const turnMsMax = 30_000;
/** Longer than that changes that were heard do not wait to be applied. */
const appliedMsMax = 2000;
/** So many broken snapshots in a row, and the server answers lists. */
const brokenMax = 3;

/** One organization whose bugs the page holds, from the first byte to the end of the visit. */
export class Holding {
  readonly #name: ReplicaName;
  readonly #replica: OrganizationReplica;
  readonly #lacksMembers: (orgID: string) => void;
  readonly #leave: (() => void)[] = [];
  #upkeep: Upkeep | undefined;
  /** Ends what goes on in a worker or is heard. */
  #stopWork = (): void => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  /** The organization as the browser kept it, until the server says what it is today. */
  #keptRow: Organization | undefined;
  /** What the person was in the organization when the bugs came. */
  #role: string | undefined;
  #failures = 0;
  /** As of when the bugs were that were lost: what is kept and no newer would be lost again. */
  #lost: { content: number; person: number } | undefined;
  readonly #keepersTurn: KeepersTurn;
  /** Ends the wait for other tabs. */
  #turn = new AbortController();
  #isLoading = false;

  /** `lacksMembers` hears that nothing kept says who is in the organization. */
  constructor(name: ReplicaName, lacksMembers: (orgID: string) => void) {
    this.#name = name;
    this.#lacksMembers = lacksMembers;
    this.#replica = replicaOf(name.orgID);
    this.#keepersTurn = new KeepersTurn(name);
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
    return this.#isLoading || this.#timer !== undefined || this.#replica.held.get().is !== "none";
  }

  stop(): void {
    this.#isStopped = true;
    this.#turn.abort();
    for (const leave of this.#leave) leave();
    this.#drop();
    this.#keepersTurn.stop();
  }

  /** What the browser keeps, else the server's snapshot. Done when what is kept is there. */
  async restore(): Promise<void> {
    if (await this.#loadKept()) return;
    void this.load();
  }

  /** One tab after the other: what the first one fetched, the others find kept. */
  async load(): Promise<void> {
    if (this.#isStopped || this.#replica.held.get().is !== "none") return;
    if (this.#isLoading) {
      this.#loadAfter(waitMs);
      return;
    }
    this.#isLoading = true;
    const { person, orgID } = this.#name;
    const turn = new AbortController();
    this.#turn = turn;
    const timer = setTimeout(() => turn.abort(), turnMsMax);
    const act = async () => {
      clearTimeout(timer);
      if (!(await this.#loadKept())) await this.#fetch();
    };
    try {
      // Where another tab hangs, this one does without it.
      if (!(await inTurn(`lacewing.snapshot.${person}.${orgID}`, turn.signal, act))) await act();
    } finally {
      this.#isLoading = false;
    }
  }

  /** What the browser keeps, if it is the person's and its changes since can still be heard. Says whether it is here. */
  async #loadKept(): Promise<boolean> {
    const { held } = this.#replica;
    if (this.#isStopped || held.get().is !== "none") return true;
    held.set({ is: "loading" });
    const job = run({ do: "read", name: this.#name });
    this.#stopWork = job.stop;
    const answer = await job.answer;
    const { replica } = answer.is === "replica" ? answer : { replica: undefined };
    if (replica !== undefined) await this.#untilApplied();
    if (this.#isOvertaken()) return true;
    if (replica === undefined || !this.#isOfUse(replica)) {
      held.set({ is: "none" });
      return false;
    }
    const goOn = holdChanges(this.#name.orgID);
    try {
      const filling = await this.#fill(replica);
      if (this.#isOvertaken()) return true;
      const kept = Promise.resolve(replica.kept?.stamp);
      let isThere = false;
      if (this.#isOfRole(replica)) {
        // In one go: a stream that begins to be followed in between would begin behind what is kept.
        this.#follow(replica.head);
        isThere = this.#finish(replica, filling, { kept });
      }
      if (!isThere) held.set({ is: "none" });
      return isThere;
    } finally {
      goOn();
    }
  }

  /** The server's snapshot. One tab of all keeps it. */
  async #fetch(): Promise<void> {
    const { held, bugs } = this.#replica;
    const { orgID } = this.#name;
    if (this.#isStopped || held.get().is !== "none" || !this.#mayHold()) return;
    // The changes behind the snapshot have to be heard.
    if (heldStreams(orgID) === undefined) {
      this.#loadAfter(waitMs);
      return;
    }
    held.set({ is: "loading" });
    bugs.gone.askAll();
    const recorder = new Recorder(orgID);
    const contentAtStart = heldVersion(orgID, "content");
    const keepAs = (await this.#keepersTurn.isMine()) ? this.#asKept() : undefined;
    const job = run({ do: "fetch", orgID, keepAs });
    this.#stopWork = job.stop;
    let goOn = (): void => undefined;
    try {
      const answer = await job.answer;
      if (this.#isOvertaken()) return;
      if (answer.is !== "replica") {
        this.#failed(answer.is === "failed" ? answer.why : "broken");
        return;
      }
      const { replica } = answer;
      if (replica.head.versions.content < contentAtStart || recorder.isFull) {
        this.#failed("broken");
        return;
      }
      goOn = holdChanges(orgID);
      const filling = await this.#fill(replica);
      if (this.#isOvertaken()) return;
      const kept = job.kept.then((is) => (is ? keepAs?.stamp : undefined));
      if (!this.#finish(replica, filling, { kept, recorder })) {
        this.#failed("broken");
        return;
      }
    } finally {
      recorder.stop();
      goOn();
    }
    if (keepAs !== undefined && (await job.kept)) markKept();
  }

  /**
   * Between two chunks the page draws. What it hears has to wait: on top of a row that was just written a change would
   * hide those before it, which came while the row was not there.
   */
  async #fill({ head, bugs }: Replica): Promise<BugFill> {
    const filling = new BugFill(this.#replica.bugs, { ...bugs, content: head.versions.content });
    // oxlint-disable-next-line no-await-in-loop
    while (filling.step()) await nextTask();
    return filling;
  }

  /** What a snapshot is kept with. */
  #asKept(): KeepAs {
    const organization = organizations.get(this.#name.orgID);
    return {
      name: this.#name,
      stamp: newID(),
      head: { organization, role: organization?.memberRole },
    };
  }

  /** `kept`: stamp of what is kept; `recorder`: of what the server sent, what was heard meanwhile. */
  #finish(
    replica: Replica,
    filling: BugFill,
    { kept, recorder }: { kept: Promise<string | undefined>; recorder?: Recorder },
  ): boolean {
    const { bugs, held } = this.#replica;
    const { head } = replica;
    const { versions, person } = head;
    let isDone = false;
    batch(() => {
      const lost = filling.told(bugs.gone.lostMeanwhile());
      putLongTexts(bugs.columns, head);
      isDone = bugs.finishFill(filling);
      if (!isDone) return;
      for (const id of replica.kept?.changed ?? []) bugs.changed.add(id);
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
      const leaveChanges = keepApplied((change, stream) => upkeep.hear(change, stream));
      const rowOf = () => organizations.get(orgID);
      // Of what the server sent, whom the bugs name is not kept yet.
      const turn = recorder === undefined ? bugs.turn() : undefined;
      const { projects, labels, people, members, views, read } = head;
      const names = { projects, labels, people, members, views, read };
      const count = this.#replica.counts.value(counts.members) ?? 0;
      if (members === undefined && count <= keptMembersMax) this.#lacksMembers(orgID);
      this.#upkeep = upkeep;
      this.#keepersTurn.begin(
        () => new Keeper(this.#name, this.#replica, { upkeep, rowOf, stamp: kept, turn, names }),
      );
      const stopJob = this.#stopWork;
      this.#stopWork = () => {
        leaveChanges();
        stopJob();
      };
      this.#failures = 0;
      held.set({ is: "held", versions, person });
      recorder?.replay(upkeep);
      upkeep.doubtUntold();
      upkeep.doubtLost(lost);
    });
    return isDone;
  }

  /** Whether it is more than was lost before, of the same role. What came in between has been applied. */
  #isOfUse(replica: Replica): boolean {
    if (!this.#isOfRole(replica) || isWaiting(this.#name.orgID)) return false;
    const { head } = replica;
    const lost = this.#lost;
    return lost === undefined || head.versions.content > lost.content || head.person > lost.person;
  }

  /** Whether the person is in the organization what they were when it was kept, as far as is known. */
  #isOfRole({ head }: Replica): boolean {
    const row = organizations.get(this.#name.orgID);
    return row === undefined || row.memberRole === head.role;
  }

  async #untilApplied(): Promise<void> {
    const end = Date.now() + appliedMsMax;
    // oxlint-disable-next-line no-await-in-loop
    while (isWaiting(this.#name.orgID) && Date.now() < end) await nextTask();
  }

  /** The changes since are heard again, those that the lists of this page knew already too. */
  #follow({ versions: { content }, person: word }: ReplicaHead): void {
    hearAgain(this.#name.person, "person", word);
    hearAgain(this.#name.orgID, "content", content);
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
    const { content, person } = this.#upkeep;
    this.#lost = { content, person };
    this.#drop();
    if (!this.#isStopped) queueMicrotask(() => void this.load());
  }

  /** The replica is asked for anew, over what is here. */
  #restart(): void {
    this.#replica.held.set({ is: "none" });
  }

  #drop(): void {
    this.#upkeep?.stop();
    this.#keepersTurn.end();
    this.#upkeep = undefined;
    this.#stopWork();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
