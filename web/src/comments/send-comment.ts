import * as v from "valibot";
import { api, type Outcome, outcome } from "../api/client";
import type { Problem } from "../api/problem";
import type { Reaction, WireComment } from "../api/types";
import type { ChangeKind } from "../change-queue/change-kind";
import { type Sent, sendChange } from "../change-queue/change-queue";
import { session } from "../identity/session";
import type { Comment } from "../store/comment-thread";
import { draftOf } from "../store/drafts";
import { newID } from "../store/new-id";
import { replicaOf } from "../store/replica";
import { draftArrived, dropSharedDraft, keepSharedDraft } from "../store/server-drafts";
import { batch } from "../store/topic";
import { enChangeQueue } from "../texts/en-change-queue";

function commentsOf(orgID: string, bugID: string) {
  return replicaOf(orgID).threads.of(bugID).comments;
}

interface Writing {
  orgID: string;
  bugID: string;
  /** As the bug was called when the comment was written. */
  key: string;
  text: string;
  author: string;
  created: string;
  batchID: string;
}

export const commenting: ChangeKind<Writing, WireComment> = {
  name: "comment",
  show({ orgID, bugID, author, text, created }, id) {
    const sending = { id, orgID, bugID, author, text, created, rev: 1, reactions: [] };
    commentsOf(orgID, bugID).putIfAbsent({ ...sending, isSending: true });
  },
  send: ({ orgID, bugID, text, batchID }, id) =>
    outcome(
      api.POST("/api/v1/orgs/{org}/bugs/{bug}/comments", {
        params: { path: { org: orgID, bug: bugID } },
        body: { id, text, clientID: id, batchID },
      }),
    ),
  settle({ orgID, bugID }, id, value) {
    const comments = commentsOf(orgID, bugID);
    // The change may have come before the answer: it knows more, and stays.
    if (comments.get(id)?.isSending !== true) return;
    comments.forget(id);
    comments.putIfAbsent(value);
  },
  hide({ orgID, bugID }, id) {
    const comments = commentsOf(orgID, bugID);
    if (comments.get(id)?.isSending === true) comments.forget(id);
  },
  keepText({ bugID, text }) {
    const place = `comment.${bugID}`;
    const since = draftOf(place) ?? "";
    const both = since === "" ? text : `${text}\n\n${since}`;
    keepSharedDraft(place, both);
    draftArrived.set({ place, text: both });
  },
  named: ({ orgID, key, text }) => ({
    text: enChangeQueue.comment(key, startOf(text)),
    path: pathOf(orgID, key),
  }),
};

const startMax = 40;

function startOf(text: string): string {
  const [line = ""] = text.trim().split("\n");
  return line.length > startMax ? `${line.slice(0, startMax)}…` : line;
}

function pathOf(orgID: string, key: string): string {
  return `/organizationDisplay/${orgID}/bugs/${key}`;
}

function keyOf(orgID: string, bugID: string): string {
  return replicaOf(orgID).bugs.get(bugID)?.key ?? bugID;
}

/** Shows the comment at once, sends it, and takes it back where it is refused: the caller keeps its text. */
export function sendComment(
  orgID: string,
  bugID: string,
  id: string,
  text: string,
): Promise<Sent<WireComment>> {
  const data = {
    orgID,
    bugID,
    key: keyOf(orgID, bugID),
    text,
    author: session.get().me?.UID ?? "",
    created: new Date().toISOString(),
    batchID: newID(),
  };
  return sendChange(commenting, { id, subject: bugID, data });
}

/** A text as its writer saw it when they began to edit it. */
export interface SeenText {
  text: string;
  rev: number;
}

/** An edit of a comment; kept as it is while there is no network. */
interface Rewriting {
  orgID: string;
  bugID: string;
  commentID: string;
  key: string;
  text: string;
  seen: SeenText;
}

function editsOf(orgID: string, bugID: string) {
  return replicaOf(orgID).threads.of(bugID).edits;
}

function withoutEdit({ orgID, bugID }: Rewriting, id: string) {
  return editsOf(orgID, bugID)
    .get()
    .filter((edit) => edit.id !== id);
}

export const rewriting: ChangeKind<Rewriting, WireComment> = {
  name: "edit-comment",
  show(data, id) {
    const { orgID, bugID, commentID, text } = data;
    editsOf(orgID, bugID).set([...withoutEdit(data, id), { id, commentID, text }]);
  },
  send: rewrite,
  settle(data, id, value) {
    batch(() => {
      const comments = commentsOf(data.orgID, data.bugID);
      // Its change may have come first, and one behind it too.
      if ((comments.get(data.commentID)?.rev ?? 0) <= value.rev) {
        comments.amend(data.commentID, value);
      }
      editsOf(data.orgID, data.bugID).set(withoutEdit(data, id));
    });
  },
  hide: (data, id) => editsOf(data.orgID, data.bugID).set(withoutEdit(data, id)),
  keepText({ commentID, text, seen }) {
    keepCommentEdit(commentID, text, seen);
    draftArrived.set({ place: editPlace(commentID), text });
  },
  named: ({ orgID, key, commentID, text }) => ({
    text: enChangeQueue.commentEdit(key, startOf(text)),
    path: `${pathOf(orgID, key)}#c-${commentID}`,
  }),
};

async function rewrite(data: Rewriting, id: string): Promise<Outcome<WireComment>> {
  const { orgID, commentID, text, seen } = data;
  const path = { org: orgID, comment: commentID };
  const reply = await outcome(
    api.PATCH("/api/v1/orgs/{org}/comments/{comment}", {
      params: { path, header: { "If-Match": `"${seen.rev}"` } },
      body: { text, clientID: id, batchID: id },
    }),
  );
  const present = reply.ok ? undefined : presentText(reply.problem);
  // It changed and came back to what the person saw, or the change was their own.
  if (present?.text !== seen.text) return reply;
  return rewrite({ ...data, seen: present }, id);
}

/** Shows the text at once and sends it; its caller keeps it where it is refused. */
export function editComment(
  { id: commentID, orgID, bugID }: Comment,
  text: string,
  seen: SeenText,
): Promise<Sent<WireComment>> {
  const data = { orgID, bugID, commentID, key: keyOf(orgID, bugID), text, seen };
  return sendChange(rewriting, { id: newID(), subject: bugID, data });
}

/** Where a comment's text is kept while it is edited; beside it what it was typed over. */
export function editPlace(commentID: string): string {
  return `comment-edit.${commentID}`;
}

export function keepCommentEdit(
  commentID: string,
  text: string,
  { text: from, rev }: SeenText,
): void {
  keepSharedDraft(`${editPlace(commentID)}.base`, JSON.stringify({ text: from, rev }));
  keepSharedDraft(editPlace(commentID), text);
}

export function dropCommentEdit(commentID: string): void {
  dropSharedDraft(editPlace(commentID));
  dropSharedDraft(`${editPlace(commentID)}.base`);
}

const presentSchema = v.object({ text: v.string(), rev: v.number() });

/** What the text that is kept of an edit was typed over. */
export function keptSeenText(commentID: string): SeenText | undefined {
  const kept: unknown = JSON.parse(draftOf(`${editPlace(commentID)}.base`) ?? "null");
  const read = v.safeParse(presentSchema, kept);
  return read.success ? read.output : undefined;
}

/** Of a 412: the text as it stands now. */
export function presentText({ status, current }: Problem): SeenText | undefined {
  if (status !== 412) return undefined;
  const read = v.safeParse(presentSchema, current);
  return read.success ? read.output : undefined;
}

export async function removeComment(
  { id, orgID, bugID }: Comment,
  batchID: string,
): Promise<Outcome<undefined>> {
  const reply = await outcome(
    api.DELETE("/api/v1/orgs/{org}/comments/{comment}", {
      params: { path: { org: orgID, comment: id }, query: { batchID } },
    }),
  );
  // Its change says when: until it comes the comment may come again.
  if (reply.ok) commentsOf(orgID, bugID).forget(id);
  return reply;
}

/** Shows the reaction at once, or takes it away; where that is refused it is as before. */
export async function toggleReaction(
  comment: Comment,
  kind: Reaction,
  uid: string,
): Promise<Outcome<WireComment>> {
  const { id, orgID, bugID } = comment;
  const comments = commentsOf(orgID, bugID);
  const had = comment.reactions.some((each) => each.kind === kind && each.by.includes(uid));
  comments.amend(id, { reactions: toggled(comment.reactions, kind, uid) });
  const params = {
    params: { path: { org: orgID, comment: id, reaction: kind }, query: { batchID: newID() } },
  };
  const path = "/api/v1/orgs/{org}/comments/{comment}/reactions/{reaction}";
  const reply = await outcome(had ? api.DELETE(path, params) : api.PUT(path, params));
  const now = comments.get(id);
  if (reply.ok) comments.amend(id, { reactions: reply.value.reactions });
  else if (now !== undefined) {
    const has = now.reactions.some((each) => each.kind === kind && each.by.includes(uid));
    if (has !== had) comments.amend(id, { reactions: toggled(now.reactions, kind, uid) });
  }
  return reply;
}

type Reactions = WireComment["reactions"];

function toggled(reactions: Reactions, kind: Reaction, uid: string): Reactions {
  const known = reactions.find((each) => each.kind === kind);
  if (known === undefined) return [...reactions, { kind, by: [uid] }];
  const by = known.by.includes(uid) ? known.by.filter((id) => id !== uid) : [...known.by, uid];
  return reactions
    .map((each) => (each.kind === kind ? { kind, by } : each))
    .filter((each) => each.by.length > 0);
}
