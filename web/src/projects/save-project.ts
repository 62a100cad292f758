import { api, type Outcome, outcome } from "../api/client";
import type { WireProject } from "../api/types";
import { newID } from "../store/new-id";

export interface ProjectForm {
  name: string;
  description: string;
  key: string;
  color: string;
}

export interface Act<T> {
  batchID: string;
  reply: Outcome<T>;
}

/** What the server makes of it comes back through the log. */
export async function changeProject(
  orgID: string,
  projectID: string,
  form: Partial<ProjectForm>,
): Promise<Act<WireProject>> {
  const batchID = newID();
  const reply = await outcome(
    api.PATCH("/api/v1/orgs/{org}/projects/{project}", {
      params: { path: { org: orgID, project: projectID } },
      body: { ...form, batchID },
    }),
  );
  return { batchID, reply };
}

/** Refused while the project holds bugs. */
export async function removeProject(orgID: string, projectID: string): Promise<Act<unknown>> {
  const batchID = newID();
  const reply = await outcome(
    api.DELETE("/api/v1/orgs/{org}/projects/{project}", {
      params: { path: { org: orgID, project: projectID }, query: { batchID } },
    }),
  );
  return { batchID, reply };
}
