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

/** How an undo is told: of an undo it does again, and its own undo is another one. */
export interface UndoWords {
  done: (changed: number) => string;
  /** The way back of this. */
  back: string;
}

const plain: UndoWords = { done: enUndo.undone, back: enUndo.redo };

/**
 * Takes back what the batch did and tells the outcome: with its own way back where something was undone,
 * and with what others changed since, which stays. Never throws.
 */
export async function undoBatch(
  orgID: string,
  batchID: string,
  words: UndoWords = plain,
): Promise<void> {
  await undoAs(orgID, batchID, newID(), words);
}

async function undoAs(
  orgID: string,
  batchID: string,
  undoID: string,
  words: UndoWords,
): Promise<void> {
  const reply = await send(orgID, batchID, undoID);
  if (reply.result === undefined) {
    // The same id again goes on where it came to: nothing is undone twice.
    const again = () => void undoAs(orgID, batchID, undoID, words);
    showToast({
      kind: "negative",
      text: reply.problem ? whyNot(reply.problem) : enUndo.stopped,
      ...(mayHelp(reply.problem) && { action: { label: enUndo.again, onSelect: again } }),
    });
    return;
  }
  const { changed, left } = reply.result;
  await learnNames(orgID, left);
  showToast({
    kind: changed > 0 ? "positive" : "negative",
    text: [
      changed > 0 || left.length === 0 ? headline(changed, words) : "",
      ...leftText(orgID, left),
    ]
      .filter((sentence) => sentence !== "")
      .join(" "),
    ...(changed > 0 && {
      action: { label: words.back, onSelect: () => void undoBatch(orgID, undoID) },
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

/** What a batch that changed nothing did is not here, as if there had been none. */
function whyNot({ code, detail }: Problem): string {
  return code === "not_found" ? enUndo.nothing : enUndo.failed(detail);
}

/** Nobody answered, or the server failed: asked again it may be done. */
export function mayHelp(problem: Problem | undefined): boolean {
  return problem === undefined || problem.status === 0 || problem.status >= 500;
}

function headline(changed: number, words: UndoWords): string {
  return changed > 0 ? words.done(changed) : enUndo.nothing;
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

/** Wherever the person is by now, the people of that organization may not be known here. */
async function learnNames(orgID: string, left: readonly WireLeftOver[]): Promise<void> {
  const known = left.slice(0, namedMax * 2).flatMap(({ by }) => (by === undefined ? [] : [by]));
  const unknown = new Set(known.filter((id) => nameOf(orgID, id) === enUndo.somebody));
  if (unknown.size === 0) return;
  const reply = await outcome(
    api.GET("/api/v1/orgs/{org}/people", {
      params: { path: { org: orgID }, query: { ids: [...unknown].join() } },
    }),
  );
  if (!reply.ok) return;
  for (const person of reply.value.items) replicaOf(orgID).people.put(person, 0);
}

function nameOf(orgID: string, id: string): string {
  const { members, people } = replicaOf(orgID);
  const member = members.all().find((row) => row.memberID === id);
  return member?.memberName ?? people.get(id)?.name ?? enUndo.somebody;
}
