import { api, type Outcome, outcome } from "../api/client";
import type { WireLabel } from "../api/types";
import { replicaOf } from "../store/replica";

export interface LabelForm {
  name: string;
  /** Nothing lets the server choose one of the palette. */
  color?: string;
  description: string;
}

/** `id` is the client's: sending the same form twice makes one label. */
export async function createLabel(
  orgID: string,
  id: string,
  { name, color, description }: LabelForm,
  batchID: string,
): Promise<Outcome<WireLabel>> {
  const reply = await outcome(
    api.POST("/api/v1/orgs/{org}/labels", {
      params: { path: { org: orgID } },
      body: {
        id,
        name: name.trim(),
        description: description.trim(),
        ...(color !== undefined && { color }),
        batchID,
      },
    }),
  );
  if (reply.ok) replicaOf(orgID).labels.putIfAbsent(reply.value);
  return reply;
}

export async function changeLabel(
  orgID: string,
  id: string,
  { name, color, description }: LabelForm,
  batchID: string,
): Promise<Outcome<WireLabel>> {
  const reply = await outcome(
    api.PATCH("/api/v1/orgs/{org}/labels/{label}", {
      params: { path: { org: orgID, label: id } },
      body: {
        name: name.trim(),
        description: description.trim(),
        ...(color !== undefined && { color }),
        batchID,
      },
    }),
  );
  if (reply.ok) replicaOf(orgID).labels.amend(id, reply.value);
  return reply;
}

/** Takes it off every bug that bears it, too. */
export async function removeLabel(
  orgID: string,
  id: string,
  batchID: string,
): Promise<Outcome<unknown>> {
  return outcome(
    api.DELETE("/api/v1/orgs/{org}/labels/{label}", {
      params: { path: { org: orgID, label: id }, query: { batchID } },
    }),
  );
}
