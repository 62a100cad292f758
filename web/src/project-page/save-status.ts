import { api, outcome } from "../api/client";
import type { StatusCategory } from "../api/types";
import type { Act } from "../projects/save-project";
import { newID } from "../store/new-id";
import type { Project, Status } from "../store/organization";

export interface StatusForm {
  name: string;
  category: StatusCategory;
  color: string;
}

/** `id` is the client's: sending the same form twice makes one status. */
export async function createStatus(
  { orgID, id: projectID }: Project,
  id: string,
  { name, category, color }: StatusForm,
): Promise<Act<Status>> {
  const batchID = newID();
  const reply = await outcome(
    api.POST("/api/v1/orgs/{org}/projects/{project}/statuses", {
      params: { path: { org: orgID, project: projectID } },
      body: { id, name: name.trim(), category, color, batchID },
    }),
  );
  return { batchID, reply };
}

export async function changeStatus(
  { orgID, id: projectID }: Project,
  id: string,
  fields: Partial<StatusForm> & { position?: number },
): Promise<Act<Status>> {
  const batchID = newID();
  const reply = await outcome(
    api.PATCH("/api/v1/orgs/{org}/projects/{project}/statuses/{status}", {
      params: { path: { org: orgID, project: projectID, status: id } },
      body: { ...fields, batchID },
    }),
  );
  return { batchID, reply };
}

/** Its bugs move to the replacement; without one it is refused where it has bugs, and says how many. */
export async function removeStatus(
  { orgID, id: projectID }: Project,
  id: string,
  replacement: string | undefined,
): Promise<Act<unknown>> {
  const batchID = newID();
  const query = replacement === undefined ? { batchID } : { batchID, replacement };
  const reply = await outcome(
    api.DELETE("/api/v1/orgs/{org}/projects/{project}/statuses/{status}", {
      params: { path: { org: orgID, project: projectID, status: id }, query },
    }),
  );
  return { batchID, reply };
}
