import * as v from "valibot";
import { api, type Outcome, outcome } from "../api/client";
import type { Problem } from "../api/problem";
import type { OrganizationChange, WireOrganization } from "../api/types";
import { putOrganization } from "../store/replica";

/** Changes what the request names; `rev` guards texts that somebody else may have changed. */
export async function changeOrganization(
  orgID: string,
  body: OrganizationChange,
): Promise<Outcome<WireOrganization>> {
  const reply = await outcome(
    api.PATCH("/api/v1/orgs/{org}", { params: { path: { org: orgID } }, body }),
  );
  if (reply.ok) putOrganization(reply.value);
  return reply;
}

export async function deleteOrganization(orgID: string): Promise<Outcome<undefined>> {
  return outcome(api.DELETE("/api/v1/orgs/{org}", { params: { path: { org: orgID } } }));
}

const currentSchema = v.object({ orgName: v.string(), orgDesc: v.string(), rev: v.number() });

/** Of a 412: the texts as they stand now, and the rev to save over. */
export function currentTexts(
  problem: Problem | undefined,
): v.InferOutput<typeof currentSchema> | undefined {
  if (problem?.status !== 412) return undefined;
  const read = v.safeParse(currentSchema, problem.current);
  return read.success ? read.output : undefined;
}
