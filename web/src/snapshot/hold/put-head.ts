import type { BugColumns } from "../../store/bug-columns";
import type { Cell } from "../../store/cell";
import { hasRows, type LoadState, ready } from "../../store/load-state";
import { counts, type OrganizationReplica } from "../../store/organization";
import type { Replica, ReplicaHead } from "../kept/replica";

/** The projects with their counts, labels, members and views, as of the replica's version; what is newer here stays. */
export function putHead(into: OrganizationReplica, { head, bugs }: Replica): void {
  const { content } = head.versions;
  into.projects.replaceAll(head.projects, content);
  into.projectsState.set(ready);
  into.labels.replaceAll(head.labels, content);
  into.labelsState.set(ready);
  for (const person of head.people ?? []) into.people.putIfAbsent(person);
  putMembers(into, head);
  putViews(into, head);
  putThreads(into, head);
  const { projects } = bugs.tables;
  const all = new Int32Array(projects.length);
  const open = new Int32Array(projects.length);
  for (const { columns, count } of bugs.chunks) {
    for (let row = 0; row < count; row += 1) {
      const project = columns.project[row] ?? -1;
      all[project] = (all[project] ?? 0) + 1;
      open[project] = (open[project] ?? 0) + (columns.isOpen[row] ?? 0);
    }
  }
  for (const { id } of head.projects) {
    const project = projects.findIndex((each) => each.id === id);
    into.counts.start(counts.projectBugs(id), all[project] ?? 0, content);
    into.counts.start(counts.openProjectBugs(id), open[project] ?? 0, content);
  }
}

/** Shown until the server answers. What it answered already knows which of them are gone. */
function putViews({ views, ownViews, viewsState }: OrganizationReplica, head: ReplicaHead): void {
  if (head.views === undefined || hasRows(viewsState.get())) return;
  views.replaceAll(head.views.shared, head.versions.content);
  ownViews.replaceAll(head.views.own, head.person);
  putState(viewsState);
}

/** No version is known of them: whatever is told of one is newer. */
function putMembers({ members, membersState }: OrganizationReplica, head: ReplicaHead): void {
  if (head.members === undefined || hasRows(membersState.get())) return;
  for (const member of head.members) members.putIfAbsent(member);
  putState(membersState);
}

/** No version is known of them, either. The one that was looked at last comes last. */
function putThreads({ threads, bugs }: OrganizationReplica, head: ReplicaHead): void {
  for (const { id, comments } of (head.read ?? []).toReversed()) {
    if (comments === undefined || bugs.columns.slotOf(id) === undefined) continue;
    const thread = threads.of(id);
    if (hasRows(thread.state.get())) continue;
    for (const comment of comments.items) thread.comments.putIfAbsent(comment);
    thread.olderCursor.set(comments.olderCursor);
    putState(thread.state);
  }
}

/**
 * Long texts of bugs that were looked at, where they are as of the state of the bug that is here. Whoever shows one
 * hears of it at the end of the fill.
 */
export function putLongTexts(columns: BugColumns, head: ReplicaHead): void {
  for (const { id, long } of head.read ?? []) {
    const slot = columns.slotOf(id);
    if (slot === undefined || long === undefined || columns.longTextsAt(slot) !== undefined)
      continue;
    if (columns.revAt(slot) === long.rev) columns.keepWhole(slot, long.texts, long.rev);
  }
}

/** It may be asked for already: without a network that failed at once. */
function putState(state: Cell<LoadState>): void {
  const before = state.get();
  const isAsked = before.is === "loading" || before.is === "failed";
  state.set(isAsked ? { ...before, hasRows: true } : { is: "stale" });
}
