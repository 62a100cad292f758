import * as v from "valibot";
import { api, type Outcome, outcome } from "../api/client";
import type { WireBug } from "../api/types";
import type { ChangeKind } from "../change-queue/change-kind";
import { type Sent, sendChange } from "../change-queue/change-queue";
import type { Bug } from "../store/bug";
import { newID } from "../store/new-id";
import type { BugEdit } from "../store/overlay";
import { replicaOf } from "../store/replica";
import { draftArrived, keepSharedDraft } from "../store/server-drafts";
import { batch } from "../store/topic";
import { enChangeQueue } from "../texts/en-change-queue";
import { enUndo } from "../texts/en-undo";
import { offerUndo, savedText } from "../undo/offer-undo";

/** A text as the person saw it when they began to edit it. */
export interface TextBase {
  field: "title" | "description";
  text: string;
  rev: number;
}

/** What an edit that closes or judges a bug says beside its fields. */
export interface ClosingWords {
  /** The original, by id or key. */
  duplicateOf?: string;
  /** It is meant, although open bugs block this one. */
  closeBlocked?: true;
  /** Nothing is changed where somebody judged it meanwhile. */
  onlyInTriage?: true;
}

/** What an edit says; kept as it is while there is no network. */
interface Edit {
  orgID: string;
  bugID: string;
  /** As the bug was called when it was edited. */
  key: string;
  fields: BugEdit;
  base?: TextBase | undefined;
  closing?: ClosingWords | undefined;
}

export const editing: ChangeKind<Edit, WireBug> = {
  name: "edit-bug",
  show: ({ orgID, bugID, fields }, id) => replicaOf(orgID).bugs.edit(id, bugID, fields),
  send: ({ orgID, bugID, fields, base, closing }, id) =>
    send(orgID, bugID, id, fields, base, closing),
  settle({ orgID }, id, value) {
    const { bugs } = replicaOf(orgID);
    batch(() => {
      bugs.put(value);
      bugs.settle(id);
    });
  },
  hide: ({ orgID }, id) => replicaOf(orgID).bugs.settle(id),
  keepText({ bugID, fields, base }) {
    const text = base && fields[base.field];
    if (text === undefined) return;
    const place = `bug.${bugID}.${base?.field}`;
    keepSharedDraft(`${place}.base`, JSON.stringify({ text: base?.text, rev: base?.rev }));
    keepSharedDraft(place, text);
    draftArrived.set({ place, text });
  },
  named({ orgID, key, fields, base }) {
    const names = Object.keys(fields)
      .filter((field) => field !== "isOpen")
      .map(enUndo.fieldName);
    return {
      text: enChangeQueue.edit(key, names.join(", ")),
      // Where a text was refused its page goes on with it.
      path: `/organizationDisplay/${orgID}/bugs/${key}${base ? `#${base.field}` : ""}`,
    };
  },
};

/** Shows the edit at once, sends it, offers its undo saying what was `saved`, and takes it back where it is refused. */
export async function editBug(
  orgID: string,
  bug: Pick<Bug, "id" | "key">,
  fields: BugEdit,
  base?: TextBase,
  closing?: ClosingWords,
  saved = savedText(fields),
): Promise<Sent<WireBug>> {
  const id = newID();
  const data = { orgID, bugID: bug.id, key: bug.key, fields, base, closing };
  const reply = await sendChange(editing, { id, subject: bug.id, data });
  if (reply.ok && !reply.isWaiting) offerUndo(orgID, id, saved);
  return reply;
}

async function send(
  orgID: string,
  bugID: string,
  clientID: string,
  edit: BugEdit,
  base: TextBase | undefined,
  closing?: ClosingWords,
): Promise<Outcome<WireBug>> {
  // What follows from the status is the server's to say: a reopened bug loses its resolution.
  const {
    isOpen: _follows,
    assignedMembers,
    resolution,
    due,
    estimate,
    environment,
    labels,
    sharedWith,
    snooze,
    // Taken by doors of their own.
    watchers: _watchers,
    voters: _voters,
    voteCount: _voteCount,
    rank: _rank,
    ...fields
  } = edit;
  const reply = await outcome(
    api.PATCH("/api/v1/orgs/{org}/bugs/{bug}", {
      params: {
        path: { org: orgID, bug: bugID },
        ...(base && { header: { "If-Match": `"${base.rev}"` } }),
      },
      body: {
        ...fields,
        ...(resolution !== undefined && resolution !== "none" && { resolution }),
        ...(assignedMembers && { assignedMembers: [...assignedMembers] }),
        ...(due !== undefined && { due: due === "" ? null : due }),
        ...(estimate !== undefined && { estimate: Number.isNaN(estimate) ? null : estimate }),
        ...(environment && { environment: [...environment] }),
        ...(labels && { labels: [...labels] }),
        ...(sharedWith && { sharedWith: [...sharedWith] }),
        ...(snooze !== undefined && { snooze: wireSnooze(snooze) }),
        ...closing,
        clientID,
        batchID: clientID,
      },
    }),
  );
  const current = reply.ok ? undefined : currentText(reply.problem, base);
  // The text changed and came back to what the person saw, or the change was their own: no conflict.
  if (base === undefined || current === undefined || current.text !== base.text) return reply;
  return send(orgID, bugID, clientID, edit, { ...base, rev: current.rev });
}

/** As the wire carries what the store keeps of a snooze. */
function wireSnooze(end: number): { until?: string } | null {
  if (Number.isNaN(end)) return null;
  return end === 0 ? {} : { until: new Date(end / 1000).toISOString() };
}

const currentSchema = v.object({
  title: v.string(),
  description: v.optional(v.string(), ""),
  rev: v.number(),
});

/** Of a 412: the text as it stands now. */
export function currentText(
  problem: { status: number; current?: unknown },
  base: TextBase | undefined,
): { text: string; rev: number } | undefined {
  if (problem.status !== 412 || base === undefined) return undefined;
  const read = v.safeParse(currentSchema, problem.current);
  return read.success ? { text: read.output[base.field], rev: read.output.rev } : undefined;
}
