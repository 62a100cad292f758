import { api, type Outcome, outcome } from "../../api/client";
import type { Problem } from "../../api/problem";
import type { components } from "../../api/schema";
import { settleLabels } from "../../labels/label-rules";
import type { Bug } from "../../store/bug";
import { newID } from "../../store/new-id";
import type { BugEdit } from "../../store/overlay";
import { replicaOf } from "../../store/replica";
import { batch } from "../../store/topic";
import { watchChanges } from "../../sync/appliers";
import { enLists as words } from "../../texts/en-lists";
import { showToast } from "../../toasts/show-toast";
import { offerUndo } from "../../undo/offer-undo";

export type BulkEdit = components["schemas"]["BulkEdit"];
type Result = components["schemas"]["BulkChangeResult"];

/** So many show their change before the server answered; of more the list tells how far it is. */
const shownAtOnceMax = 1000;
/** The server stops after a while and goes on when it is asked again. */
const requestsMax = 60;
const progressMs = 1000;
/** An echo that has not come by then is not coming. */
const echoMs = 2000;

export interface Progress {
  done: number;
  total: number;
}

/**
 * Changes many bugs as one act, shows it at once, tells the outcome and offers its undo. Returns whether
 * the server answered; never throws.
 */
export async function changeMany(
  orgID: string,
  ids: readonly string[],
  change: BulkEdit,
  onProgress: (progress: Progress) => void,
): Promise<boolean> {
  const batchID = newID();
  const total = ids.length;
  const settle = showAtOnce(orgID, batchID, ids, change);
  const reply = await carryOut(orgID, batchID, total, onProgress, () =>
    outcome(
      api.POST("/api/v1/orgs/{org}/bugs/bulk", {
        params: { path: { org: orgID } },
        body: { batchID, ids: [...ids], change, clientID: batchID },
      }),
    ),
  );
  settle(reply.ok ? echoMs : 0);
  if (!reply.ok) showToast({ kind: "negative", text: words.failed(reply.problem.detail) });
  return reply.ok;
}

/**
 * Sends the same act until it is done, telling meanwhile how far it is; then tells the outcome and offers
 * its undo. A refusal is the caller's to tell.
 */
export async function carryOut(
  orgID: string,
  batchID: string,
  total: number,
  onProgress: (progress: Progress) => void,
  send: () => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  onProgress({ done: 0, total });
  const timer = setInterval(() => void readProgress(orgID, batchID, onProgress), progressMs);
  let last: Outcome<Result> = { ok: false, problem: noAnswer };
  for (let requests = 0; requests < requestsMax; requests += 1) {
    // One goes on where the one before stopped.
    // oxlint-disable-next-line no-await-in-loop
    last = await send();
    if (!last.ok || last.value.isDone) break;
  }
  clearInterval(timer);
  if (last.ok) tell(orgID, last.value);
  return last;
}

const noAnswer: Problem = { status: 0, code: "unreachable", detail: "", errors: [] };

async function readProgress(
  orgID: string,
  batchID: string,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const reply = await outcome(
    api.GET("/api/v1/orgs/{org}/batches/{batch}", {
      params: { path: { org: orgID, batch: batchID } },
    }),
  );
  if (!reply.ok) return;
  const { changed, unchanged, leftCount, total = 0 } = reply.value;
  onProgress({ done: changed + (unchanged ?? 0) + leftCount, total });
}

function tell(orgID: string, { batchID, changed, refused }: Result): void {
  const [first] = refused;
  const why = first === undefined ? "" : words.refused(refused.length, first.detail);
  if (changed > 0)
    offerUndo(orgID, batchID, [words.changed(changed), why].filter(Boolean).join(" "));
  else showToast({ kind: first ? "negative" : "positive", text: why || words.unchanged });
}

/** Each bug shows its edit until its change comes back through the log. */
function showAtOnce(
  orgID: string,
  batchID: string,
  ids: readonly string[],
  change: BulkEdit,
): (afterMs: number) => void {
  const { bugs } = replicaOf(orgID);
  const nameOf = (id: string) => `${batchID} ${id}`;
  const shown = ids.slice(0, ids.length > shownAtOnceMax ? 0 : shownAtOnceMax);
  batch(() => {
    for (const id of shown) {
      const bug = bugs.get(id);
      if (bug !== undefined) bugs.edit(nameOf(id), id, editOf(orgID, bug, change));
    }
  });
  const leave = watchChanges((changes) => {
    batch(() => {
      for (const { clientID, id } of changes) if (clientID === batchID) bugs.settle(nameOf(id));
    });
  });
  return (afterMs) => {
    setTimeout(() => {
      leave();
      batch(() => {
        for (const id of shown) bugs.settle(nameOf(id));
      });
    }, afterMs);
  };
}

/** What becomes of one bug; whether a status closes it, the server says. */
export function editOf(orgID: string, bug: Bug, change: BulkEdit): BugEdit {
  const { status, resolution, severity, priority, due, assignedMembers, labels } = change;
  const { labels: table } = replicaOf(orgID);
  const known = new Map(table.all().map((label) => [label.id, label]));
  return {
    ...(status !== undefined && { status }),
    ...(resolution !== undefined && { resolution }),
    ...(severity !== undefined && { severity }),
    ...(priority !== undefined && { priority }),
    ...(due !== undefined && { due: due ?? "" }),
    ...(assignedMembers && {
      assignedMembers: edited(assignedMembers.set ?? bug.assignedMembers, assignedMembers),
    }),
    ...(labels && { labels: settleLabels(edited(bug.labels, labels), known) }),
  };
}

function edited(
  before: readonly string[],
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
): string[] {
  return [...new Set([...before, ...add])].filter((id) => !remove.includes(id));
}
