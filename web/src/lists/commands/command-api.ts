import { api, type Outcome, outcome } from "../../api/client";
import type { WireCommandPreview } from "../../api/types";
import { zone } from "../../bugs/zone";
import type { Question } from "../asking/list-api";

/** What the command in `q` would do now. */
export async function askPreview({
  orgID,
  projectID,
  q,
}: Question): Promise<Outcome<WireCommandPreview>> {
  const query = { q, zone: zone(), ...(projectID !== undefined && { project: projectID }) };
  return outcome(
    api.GET("/api/v1/orgs/{org}/bugs/command", { params: { path: { org: orgID }, query } }),
  );
}

/** Does it to the bugs that the preview named; the same `batchID` again goes on. */
export async function sendCommand(
  { orgID, projectID, q }: Question,
  batchID: string,
  ids: readonly string[],
) {
  return outcome(
    api.POST("/api/v1/orgs/{org}/bugs/command", {
      params: { path: { org: orgID } },
      body: {
        batchID,
        q,
        ids: [...ids],
        zone: zone(),
        ...(projectID !== undefined && { project: projectID }),
        clientID: batchID,
      },
    }),
  );
}
