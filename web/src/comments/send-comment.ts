import * as v from "valibot";
import { api, type Outcome, outcome } from "../api/client";
import type { Problem } from "../api/problem";
import type { Reaction, WireComment } from "../api/types";
import { session } from "../identity/session";
import type { Comment } from "../store/comment-thread";
import { newID } from "../store/new-id";
import { replicaOf } from "../store/replica";

function commentsOf(orgID: string, bugID: string) {
  return replicaOf(orgID).threads.of(bugID).comments;
}

/** Shows the comment at once, sends it, and takes it back where it is refused: the caller keeps its text. */
export async function sendComment(
  orgID: string,
  bugID: string,
  id: string,
  text: string,
): Promise<Outcome<WireComment>> {
  const comments = commentsOf(orgID, bugID);
  comments.putIfAbsent({
    id,
    orgID,
    bugID,
    author: session.get().me?.UID ?? "",
    text,
    created: new Date().toISOString(),
    rev: 1,
    reactions: [],
    isSending: true,
  });
  const reply = await outcome(
    api.POST("/api/v1/orgs/{org}/bugs/{bug}/comments", {
      params: { path: { org: orgID, bug: bugID } },
      body: { id, text, clientID: id, batchID: newID() },
    }),
  );
  // The change may have come before the answer: it knows more, and stays.
  if (comments.get(id)?.isSending === true) {
    comments.forget(id);
    if (reply.ok) comments.putIfAbsent(reply.value);
  }
  return reply;
}

/** A text as its writer saw it when they began to edit it. */
export interface SeenText {
  text: string;
  rev: number;
}

export async function editComment(
  comment: Comment,
  text: string,
  seen: SeenText,
): Promise<Outcome<WireComment>> {
  const { id, orgID, bugID } = comment;
  const reply = await outcome(
    api.PATCH("/api/v1/orgs/{org}/comments/{comment}", {
      params: { path: { org: orgID, comment: id }, header: { "If-Match": `"${seen.rev}"` } },
      body: { text, batchID: newID() },
    }),
  );
  if (reply.ok) commentsOf(orgID, bugID).amend(id, reply.value);
  return reply;
}

const presentSchema = v.object({ text: v.string(), rev: v.number() });

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
