import { api, outcome } from "../../api/client";
import type { WireHeldBug } from "../../api/types";

const notThere = 404;

/** A bug with all that a replica holds of it; "gone" where the person may not know it. Undefined where no answer came. */
export async function askBug(
  orgID: string,
  bugID: string,
): Promise<WireHeldBug | "gone" | undefined> {
  const params = { path: { org: orgID, bug: bugID } };
  const reply = await outcome(api.GET("/api/v1/orgs/{org}/snapshot/bugs/{bug}", { params }));
  if (reply.ok) return reply.value;
  return reply.problem.status === notThere ? "gone" : undefined;
}
