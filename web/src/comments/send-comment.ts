import * as v from "valibot";
import { api, type Outcome, outcome } from "../api/client";
import type { Problem } from "../api/problem";
import type { Reaction, WireComment } from "../api/types";
import { session } from "../identity/session";
import type { ChangeKind } from "../outbox/change-kind";
import { type Sent, sendChange } from "../outbox/outbox";
import type { Comment } from "../store/comment-thread";
import { draftOf } from "../store/drafts";
import { newID } from "../store/new-id";
import { replicaOf } from "../store/replica";
import { draftArrived, keepSharedDraft } from "../store/server-drafts";
import { enOutbox } from "../texts/en-outbox";

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
    text: enOutbox.comment(key, startOf(text)),
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
