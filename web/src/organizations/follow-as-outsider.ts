import { api, outcome } from "../api/client";
import { loseOrganization } from "../members/lose-organization";
import { organizations } from "../store/replica";
import { applyWithNextFrame } from "../sync/appliers";
import { heldByOutsider as held } from "../sync/heard-version";

const everyMs = 1000;

/** Applies what changed since; where the organization closed, its pages say so. */
async function catchUp(orgID: string): Promise<void> {
  const after = held.get(orgID);
  if (after === undefined || organizations.get(orgID) === undefined) return;
  const reply = await outcome(
    api.GET("/api/v1/orgs/{org}/changes", {
      params: { path: { org: orgID }, query: { after: `${after}`, limit: "100" } },
    }),
  );
  if (!reply.ok) {
    if (reply.problem.status === 401 || reply.problem.status === 404) {
      held.delete(orgID);
      loseOrganization(orgID);
    }
    return;
  }
  const last = reply.value.items.at(-1);
  if (last === undefined || held.get(orgID) !== after) return;
  held.set(orgID, last.version);
  applyWithNextFrame(reply.value.items, { owner: orgID, name: "content" });
}

/** Outsiders have no socket: while their page is seen, it asks for what is new, and at once on focus. */
export function followAsOutsider(orgID: string): () => void {
  let isAsking = false;
  async function look() {
    if (isAsking || document.visibilityState === "hidden") return;
    isAsking = true;
    await catchUp(orgID);
    isAsking = false;
  }
  const handleLook = () => void look();
  const timer = setInterval(handleLook, everyMs);
  addEventListener("focus", handleLook);
  document.addEventListener("visibilitychange", handleLook);
  return () => {
    clearInterval(timer);
    removeEventListener("focus", handleLook);
    document.removeEventListener("visibilitychange", handleLook);
  };
}
