import { api, type Outcome, outcome } from "../../api/client";
import type { ChangeView, CreateView, WireView } from "../../api/types";
import { replicaOf } from "../../store/replica";

/** `id` is the client's: sending the same view twice makes one. So is the batch: it offers to undo it. */
export async function createView(
  orgID: string,
  view: CreateView & { batchID: string },
): Promise<Outcome<WireView>> {
  const reply = await outcome(
    api.POST("/api/v1/orgs/{org}/views", {
      params: { path: { org: orgID } },
      body: view,
    }),
  );
  if (reply.ok) put(reply.value);
  return reply;
}

/** The batch is the caller's: it offers to undo it. */
export async function changeView(
  { orgID, id, isShared }: WireView,
  change: ChangeView,
): Promise<Outcome<WireView>> {
  const reply = await outcome(
    api.PATCH("/api/v1/orgs/{org}/views/{view}", {
      params: { path: { org: orgID, view: id } },
      body: change,
    }),
  );
  if (!reply.ok) return reply;
  const { views, ownViews } = replicaOf(orgID);
  if (reply.value.isShared === isShared) {
    (isShared ? views : ownViews).amend(id, reply.value);
  } else {
    (isShared ? views : ownViews).forget(id);
    put(reply.value);
  }
  return reply;
}

export async function removeView(
  { orgID, id, isShared }: WireView,
  batchID: string,
): Promise<Outcome<unknown>> {
  const reply = await outcome(
    api.DELETE("/api/v1/orgs/{org}/views/{view}", {
      params: { path: { org: orgID, view: id }, query: { batchID } },
    }),
  );
  // What somebody removed before is removed all the same.
  const isGone = reply.ok || reply.problem.status === 404;
  if (!isGone) return reply;
  const { views, ownViews } = replicaOf(orgID);
  (isShared ? views : ownViews).forget(id);
  return { ok: true, value: undefined };
}

function put(view: WireView): void {
  const { views, ownViews } = replicaOf(view.orgID);
  (view.isShared ? views : ownViews).putIfAbsent(view);
}
