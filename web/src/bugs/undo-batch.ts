import { api, outcome } from "../api/client";
import type { Problem } from "../api/problem";
import type { WireLeftOver, WireUndoResult } from "../api/types";
import { newID } from "../store/new-id";
import { replicaOf } from "../store/replica";
import { enUndo } from "../texts/en-undo";
import { showToast } from "../toasts/show-toast";

/** A toast holds so many; the rest is a number. */
const namedMax = 3;
/** The server stops after twenty seconds and goes on when it is asked again. */
const requestsMax = 30;

/**
 * Takes back what the batch did and tells the outcome: with Redo where something was undone, and with
 * what others changed since, which stays. Never throws.
 */
export async function undoBatch(orgID: string, batchID: string): Promise<void> {
  await undoAs(orgID, batchID, newID());
}

async function undoAs(orgID: string, batchID: string, undoID: string): Promise<void> {
  const reply = await send(orgID, batchID, undoID);
  if (reply.result === undefined) {
    // The same id again goes on where it came to: nothing is undone twice.
    const again = () => void undoAs(orgID, batchID, undoID);
    showToast({
      kind: "negative",
      text: reply.problem ? enUndo.failed(reply.problem.detail) : enUndo.stopped,
      ...(mayHelp(reply.problem) && { action: { label: enUndo.again, onSelect: again } }),
    });
    return;
  }
  const { changed, left } = reply.result;
  showToast({
    kind: changed > 0 ? "positive" : "negative",
    text: [changed > 0 || left.length === 0 ? headline(changed) : "", ...leftText(orgID, left)]
      .filter((sentence) => sentence !== "")
      .join(" "),
    ...(changed > 0 && {
      action: { label: enUndo.redo, onSelect: () => void undoBatch(orgID, undoID) },
    }),
  });
}

async function send(
  orgID: string,
  batchID: string,
  undoID: string,
): Promise<{ result?: WireUndoResult; problem?: Problem }> {
  for (let requests = 0; requests < requestsMax; requests += 1) {
    // One goes on where the one before stopped.
    // oxlint-disable-next-line no-await-in-loop
    const reply = await outcome(
      api.POST("/api/v1/orgs/{org}/batches/{batch}/undo", {
        params: { path: { org: orgID, batch: batchID } },
        body: { batchID: undoID, clientID: undoID },
      }),
    );
    if (!reply.ok) return { problem: reply.problem };
    if (reply.value.isDone) return { result: reply.value };
  }
  return {};
}

function mayHelp(problem: Problem | undefined): boolean {
  return problem === undefined || problem.status === 0 || problem.status >= 500;
}

function headline(changed: number): string {
  return changed > 0 ? enUndo.undone(changed) : enUndo.nothing;
}

function leftText(orgID: string, left: readonly WireLeftOver[]): string[] {
  const changed = left.filter((one) => one.code === "changed_since");
  const others = left.filter((one) => one.code !== "changed_since");
  return [
    ...(changed.length > 0
      ? [enUndo.changedSince(named(orgID, changed), changed.length - namedMax)]
      : []),
    ...(others.length > 0
      ? [enUndo.notAllowed(named(orgID, others), others.length - namedMax)]
      : []),
  ];
}

function named(orgID: string, left: readonly WireLeftOver[]): string[] {
  return left.slice(0, namedMax).map((one) => {
    const field = one.field === undefined ? "" : enUndo.fieldName(one.field);
    const what = [one.key ?? "", field].filter((word) => word !== "").join(" ");
    if (one.code !== "changed_since") return `${what} (${one.detail})`;
    return one.by === undefined ? what : enUndo.changedBy(what, nameOf(orgID, one.by));
  });
}

function nameOf(orgID: string, id: string): string {
  const { members, people } = replicaOf(orgID);
  const member = members.all().find((row) => row.memberID === id);
  return member?.memberName ?? people.get(id)?.name ?? enUndo.somebody;
}
