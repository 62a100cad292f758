import { api, type Outcome, outcome } from "../api/client";
import type { WireOrganization } from "../api/types";
import { followOrganization } from "./load-organizations";

/** `id` is the client's: sending the same form twice makes one organization. */
export async function createOrganization(form: {
  id: string;
  orgName: string;
  orgDesc: string;
}): Promise<Outcome<WireOrganization>> {
  const body = { id: form.id, orgName: form.orgName.trim(), orgDesc: form.orgDesc.trim() };
  const reply = await outcome(api.POST("/api/v1/orgs", { body }));
  if (reply.ok) followOrganization(reply.value);
  return reply;
}
