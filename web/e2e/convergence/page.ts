// What a page of the product does, without its screens: bundled, and run once per page.
import { api } from "../../src/api/client";
import { followSession } from "../../src/app/live";
import type { Placing } from "../../src/boards/asking/board-api";
import { placingCard } from "../../src/boards/asking/place-card";
import { createBug, type NewBug } from "../../src/bugs/create-bug";
import { editing, type TextBase } from "../../src/bugs/edit-bug";
import { loadBug } from "../../src/bugs/load-bug";
import { discardChange, type Sent, sendChange } from "../../src/change-queue/change-queue";
import { type RefusedChange, refusedChanges, waitingChanges } from "../../src/change-queue/waiting";
import { loadComments as askComments } from "../../src/comments/load-comments";
import { rewriting, sendComment } from "../../src/comments/send-comment";
import { followOtherTabs, loadMe } from "../../src/identity/session";
import type { Bug } from "../../src/store/bug";
import type { Comment } from "../../src/store/comment-thread";
import { newID } from "../../src/store/new-id";
import type { Project } from "../../src/store/organization";
import type { BugEdit } from "../../src/store/overlay";
import { replicaOf, shownOrganization } from "../../src/store/replica";
import { onBugTouched } from "../../src/store/touched";
import { connectionPhase, heldVersion } from "../../src/sync/connection";

export type { Bug, BugEdit, Comment, NewBug, Project, Sent, TextBase };
export { createBug, discardChange, loadBug, newID, sendComment };

/** As `app/main` does, with the organization's page in front. */
export function open(orgID: string): void {
  shownOrganization.set(orgID);
  followSession();
  followOtherTabs();
  void loadMe();
}

const looked = new Set<string>();

/** As the page of a bug does: of a restricted one they are asked for again whenever something about it changed. */
export function loadComments(orgID: string, bugID: string): Promise<unknown> {
  if (!looked.has(bugID)) onBugTouched(orgID, bugID, () => void askComments(orgID, bugID));
  looked.add(bugID);
  return askComments(orgID, bugID);
}

export function editBug(
  id: string,
  orgID: string,
  bug: Bug,
  fields: BugEdit,
  base?: TextBase,
): Promise<Sent<unknown>> {
  const data = { orgID, bugID: bug.id, key: bug.key, fields, base };
  return sendChange(editing, { id, subject: bug.id, data });
}

export function placeCard(
  id: string,
  orgID: string,
  { id: bugID, key }: Bug,
  placing: Placing,
): Promise<Sent<unknown>> {
  return sendChange(placingCard, { id, subject: bugID, data: { orgID, bugID, key, placing } });
}

export function editComment(id: string, comment: Comment, text: string): Promise<Sent<unknown>> {
  const { orgID, bugID, id: commentID } = comment;
  const seen = { text: comment.text, rev: comment.rev };
  const data = { orgID, bugID, commentID, key: bugID, text, seen };
  return sendChange(rewriting, { id, subject: bugID, data });
}

/** Past the change queue, as that screen does. */
export async function removeBug(orgID: string, bugID: string): Promise<void> {
  const path = { org: orgID, bug: bugID };
  await api
    .DELETE("/api/v1/orgs/{org}/bugs/{bug}", { params: { path, query: { batchID: newID() } } })
    .catch(() => undefined);
}

export function isLive(): boolean {
  return connectionPhase.get() === "open";
}

export function waitingIDs(): string[] {
  return waitingChanges.get().map(({ id }) => id);
}

/** Hears of changes that were refused when nobody waited any more. */
export function onRefused(heard: (refused: readonly RefusedChange[]) => void): void {
  refusedChanges.subscribe(() => heard(refusedChanges.get()));
}

export function held(orgID: string): { is: string; content: number } {
  return { is: replicaOf(orgID).held.get().is, content: heldVersion(orgID, "content") };
}

export function projects(orgID: string): readonly Project[] {
  return replicaOf(orgID).projects.all();
}

export function labelIDs(orgID: string): string[] {
  return replicaOf(orgID)
    .labels.all()
    .map(({ id }) => id);
}

/** Every bug as a screen would show it, with how many comments it has where all are held. */
export function bugs(orgID: string): { bug: Bug; commentCount: number }[] {
  const { bugs: store } = replicaOf(orgID);
  const { columns } = store;
  const all: { bug: Bug; commentCount: number }[] = [];
  for (let slot = 0; slot < columns.size; slot += 1) {
    const bug = columns.live.get(slot) === 1 ? store.get(columns.idAt(slot)) : undefined;
    if (bug !== undefined && bug.deleted === 0) {
      all.push({ bug, commentCount: columns.columns.comments.get(slot) ?? 0 });
    }
  }
  return all;
}

/** New ones that the server has not numbered. */
export function unnumbered(orgID: string): number {
  return replicaOf(orgID).bugs.sending.rows().length;
}

/** Of the bugs whose comments were looked at. */
export function threads(orgID: string): { bugID: string; comments: readonly Comment[] }[] {
  const { threads: all } = replicaOf(orgID);
  const loaded = [...looked].filter((bugID) => all.of(bugID).state.get().is === "ready");
  return loaded.map((bugID) => {
    const { comments, edits } = all.of(bugID);
    const pending = new Map(edits.get().map(({ commentID, text }) => [commentID, text]));
    const shown = (each: Comment) => ({ ...each, text: pending.get(each.id) ?? each.text });
    return { bugID, comments: comments.all().map(shown) };
  });
}
