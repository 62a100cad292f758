import { api, type Outcome, outcome } from "../api/client";
import type { WireProject } from "../api/types";
import { replicaOf } from "../store/replica";

/** `id` is the client's: sending the same form twice makes one project. */
export async function createProject(
  orgID: string,
  form: { id: string; name: string; description: string },
): Promise<Outcome<WireProject>> {
  const body = { id: form.id, name: form.name.trim(), description: form.description.trim() };
  const reply = await outcome(
    api.POST("/api/v1/orgs/{org}/projects", { params: { path: { org: orgID } }, body }),
  );
  if (reply.ok) {
    const { bugCount: _bugs, openBugCount: _open, ...project } = reply.value;
    replicaOf(orgID).projects.putIfAbsent(project);
  }
  return reply;
}
