import { applyBugChange } from "../bugs/apply-bug-change";
import { applyCommentChange } from "../comments/apply-comment-change";
import { loadComments } from "../comments/load-comments";
import { noteBugsMoved } from "../dashboard/freshness";
import { loadMe, session } from "../identity/session";
import { applyLabelChange } from "../labels/apply-label-change";
import { loadLabels } from "../labels/load-labels";
import { applyMemberChange } from "../members/apply-member-change";
import { loadMembers } from "../members/load-members";
import { loseOrganization } from "../members/lose-organization";
import { applyOrganizationChange } from "../organizations/apply-organization-change";
import { loadOrganization } from "../organizations/load-organization";
import { loadOrganizations } from "../organizations/load-organizations";
import { applyProjectChange, applyStatusChange } from "../projects/apply-project-change";
import { loadProjects } from "../projects/load-projects";
import { adoptDrafts } from "../store/drafts";
import { dropMyBugs } from "../store/my-bugs";
import { dropEverything, organizations, replicaOf } from "../store/replica";
import { forgetSharedDrafts, noteDraftMoved } from "../store/server-drafts";
import { applyWithNextFrame, dropWaiting, registerApplier } from "../sync/appliers";
import { startConnection, stopConnection, unwantStreams, wantStreams } from "../sync/connection";

registerApplier("organization", (change, stream) => {
  applyOrganizationChange(change, stream);
  noteBugsMoved();
});
registerApplier("member", applyMemberChange);
registerApplier("project", applyProjectChange);
registerApplier("status", applyStatusChange);
registerApplier("label", applyLabelChange);
registerApplier("bug", (change, stream) => {
  applyBugChange(change, stream);
  noteBugsMoved();
});
registerApplier("comment", applyCommentChange);
registerApplier("account", applyAccountChange);
registerApplier("draft", ({ fields, clientID }) => {
  if (typeof fields["place"] === "string") noteDraftMoved(fields["place"], clientID);
});

const retryMs = 3000;

let uid: string | undefined;

let isAskedForMe = false;

/** Something about the person is new; many such changes in one go are one question. */
function applyAccountChange(): void {
  if (isAskedForMe) return;
  isAskedForMe = true;
  queueMicrotask(() => {
    isAskedForMe = false;
    void loadMe();
  });
}

/** Follows who is signed in: their organizations come in and stay live until they leave. */
export function followSession(): void {
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
  startConnection({
    apply: ({ owner, stream, changes }) => applyWithNextFrame(changes, { owner, name: stream }),
    reload: (owner) => void reload(owner),
    ended: (owner) => {
      loseOrganization(owner);
      noteBugsMoved();
    },
    refused: () => void loadMe(),
  });
  await loadUntilThere(person);
}

/** Where no answer comes, asks again until one does. */
async function loadUntilThere(person: string): Promise<void> {
  const version = await loadOrganizations();
  if (uid !== person) return;
  if (version === undefined) setTimeout(() => void loadUntilThere(person), retryMs);
  else wantStreams(person, { person: version });
}

function leave(): void {
  stopConnection();
  dropEverything();
  forgetSharedDrafts();
  dropMyBugs();
}

/** The gap in a stream is too long to be filled by changes: the lists are loaded anew. */
async function reload(owner: string): Promise<void> {
  unwantStreams(owner);
  dropWaiting(owner);
  noteBugsMoved();
  if (owner === uid) {
    await loadUntilThere(owner);
    return;
  }
  const replica = replicaOf(owner);
  if (!(await loadOrganization(owner))) {
    if (organizations.get(owner) !== undefined) setTimeout(() => void reload(owner), retryMs);
    return;
  }
  replica.bugs.reset();
  for (const bugID of replica.threads.loaded()) void loadComments(owner, bugID);
  if (replica.projectsState.get().is === "ready") await loadProjects(owner);
  if (replica.labelsState.get().is === "ready") await loadLabels(owner);
  if (replica.membersState.get().is === "ready") await loadMembers(owner);
}
