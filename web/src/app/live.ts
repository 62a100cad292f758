import { forgetAhead } from "../api/ahead";
import { noteBugsMoved } from "../dashboard/freshness";
import { forgetKeptHere } from "../identity/kept-here";
import { loadMe, session } from "../identity/session";
import { loadLabels } from "../labels/load-labels";
import { ensureMembers, loadMembers } from "../members/load-members";
import { loseOrganization } from "../members/lose-organization";
import { loadOrganization } from "../organizations/load-organization";
import { loadOrganizations } from "../organizations/load-organizations";
import { loadProjects } from "../projects/load-projects";
import { isAnythingKept } from "../snapshot/kept/mark";
import { doubtAttachments, forgetAttachments } from "../store/attachments";
import { adoptDrafts } from "../store/drafts";
import { hasRows } from "../store/load-state";
import { dropMyBugs } from "../store/my-bugs";
import {
  doubtViews,
  dropEverything,
  holdsOf,
  organizations,
  personVersionHeld,
  replicaOf,
} from "../store/replica";
import { forgetSharedDrafts } from "../store/server-drafts";
import { doubtTemplates } from "../store/templates";
import { touchAllBugs } from "../store/touched";
import { applyWithNextFrame, dropWaiting, fetchAppliersBy } from "../sync/appliers";
import { startConnection, stopConnection, unwantStreams, wantStreams } from "../sync/connection";
import { untilBegun, whenIdle, whenIdleOrPressed } from "../ui/when-idle";

const retryMs = 3000;
/** Longer than that a page does not wait for what its browser kept. */
const keptMsMax = 700;

let uid: string | undefined;
let closeChangeQueue = (): void => undefined;

/** Follows who is signed in: their organizations come in and stay live until they leave. */
export function followSession(): void {
  fetchAppliersBy(() => void loadAppliers());
  session.subscribe(sessionChanged);
  sessionChanged();
}

function sessionChanged(): void {
  const { state, me } = session.get();
  if (state === "loading" || me?.UID === uid) return;
  if (uid !== undefined) leave();
  uid = me?.UID;
  if (uid !== undefined) void enter(uid);
}

async function enter(person: string): Promise<void> {
  adoptDrafts(person);
  // What was there before is what strangers see.
  doubtViews();
  whenIdle(() => void loadAppliers());
  whenIdleOrPressed(() => void openChangeQueue(person));
  whenIdle(() => void keepAppHere());
  const holding = beginHolding(person);
  // The page is shown by answers of its own; what changed since is told by their versions.
  await untilBegun();
  if (uid !== person) return;
  startConnection(person, {
    apply: ({ owner, stream, changes }) => applyWithNextFrame(changes, { owner, name: stream }),
    reload: (owner) => void reload(owner),
    ended: (owner) => {
      forgetAttachments(owner);
      loseOrganization(owner);
      noteBugsMoved();
    },
    refused: () => void loadMe(),
  });
  await holding;
  if (uid === person) await loadUntilThere(person);
}

let stopHolding = (): void => undefined;

/** What is kept of the organization that the page begins with is there first; nothing waits long for it. */
async function beginHolding(person: string): Promise<void> {
  if (!isAnythingKept()) {
    whenIdle(() => void startHolding(person, undefined));
    return;
  }
  const begun = startHolding(person, organizationInAddress());
  await Promise.race([begun, new Promise((resolve) => setTimeout(resolve, keptMsMax))]);
}

/** Where its part cannot be fetched lists are asked of the server. */
async function startHolding(person: string, startsAt: string | undefined): Promise<void> {
  const part = await import("../snapshot/hold/hold").catch(() => undefined);
  if (part === undefined || uid !== person) return;
  stopHolding = part.stopHolding;
  const askMembers = (orgID: string) => whenIdle(() => void ensureMembers(orgID));
  await part.startHolding(person, startsAt, askMembers);
}

/** The organization whose page this is. */
function organizationInAddress(): string | undefined {
  return /^\/organizationDisplay\/([^/]+)/.exec(location.pathname)?.[1];
}

let areAppliersAsked = false;

/** Changes wait for it, the first page does not. Tries until it has them. */
async function loadAppliers(): Promise<void> {
  if (areAppliersAsked) return;
  areAppliersAsked = true;
  try {
    (await import("./register-appliers")).registerAppliers();
  } catch {
    areAppliersAsked = false;
    setTimeout(() => void loadAppliers(), retryMs);
  }
}

/** What this browser keeps of their changes is sent. Fetched apart; tries until it has it. */
async function openChangeQueue(person: string): Promise<void> {
  try {
    const part = await import("./open-change-queue");
    if (uid !== person) return;
    closeChangeQueue = part.closeChangeQueue;
    await part.openChangeQueue(person);
  } catch {
    if (uid === person) setTimeout(() => void openChangeQueue(person), retryMs);
  }
}

/** Without it the app needs a network to begin: the next page tries again. */
async function keepAppHere(): Promise<void> {
  const part = await import("./shell-worker").catch(() => undefined);
  await part?.keepShell().catch(() => undefined);
}

async function dropAppHere(): Promise<void> {
  const part = await import("./shell-worker").catch(() => undefined);
  await part?.dropShell().catch(() => undefined);
}

/** Where no answer comes, asks again until one does. */
async function loadUntilThere(person: string): Promise<void> {
  const version = await loadOrganizations();
  if (uid !== person) return;
  if (version === undefined) setTimeout(() => void loadUntilThere(person), retryMs);
  else wantStreams(person, { person: Math.min(version, personVersionHeld()) });
}

function leave(): void {
  stopConnection();
  stopHolding();
  closeChangeQueue();
  dropEverything();
  forgetSharedDrafts();
  dropMyBugs();
  forgetAttachments();
  forgetAhead();
  forgetKeptHere();
  void dropAppHere();
}

/** The gap in a stream is too long to be filled by changes: the lists are loaded anew. */
async function reload(owner: string): Promise<void> {
  unwantStreams(owner);
  dropWaiting(owner);
  noteBugsMoved();
  if (owner === uid) {
    // Word of bugs that they may know no longer was missed.
    for (const orgID of holdsOf()) void reload(orgID);
    await loadUntilThere(owner);
    doubtViews();
    return;
  }
  const replica = replicaOf(owner);
  replica.held.set({ is: "none" });
  if (!(await loadOrganization(owner))) {
    if (organizations.get(owner) !== undefined) setTimeout(() => void reload(owner), retryMs);
    return;
  }
  replica.forgetBugs();
  replica.queryLists.reset();
  replica.boardLists.reset();
  replica.queryCounts.reset();
  doubtViews(owner);
  doubtAttachments(owner);
  doubtTemplates(owner);
  touchAllBugs();
  if (replica.projectsState.get().is === "ready") await loadProjects(owner);
  if (replica.labelsState.get().is === "ready") await loadLabels(owner);
  if (hasRows(replica.membersState.get())) await loadMembers(owner);
}
