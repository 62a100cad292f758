import { api, type Outcome, outcome } from "../../api/client";
import type { WireBug } from "../../api/types";
import type { Bug } from "../../store/bug";
import { newID } from "../../store/new-id";
import type { BugEdit } from "../../store/overlay";
import { replicaOf } from "../../store/replica";
import { batch } from "../../store/topic";
import { enBugActs } from "../../texts/en-bug-acts";
import { showToast } from "../../toasts/show-toast";

export type Interest = "watch" | "vote";

/** The person watches or votes, or no longer: what the button and the key do. */
export async function toggleInterest(
  orgID: string,
  bug: Bug,
  what: Interest,
  uid: string,
): Promise<void> {
  const ids = (what === "watch" ? bug.watchers : bug.voters) ?? [];
  const reply = await showInterest(orgID, bug, what, !ids.includes(uid), uid);
  if (!reply.ok) {
    showToast({ kind: "negative", text: enBugActs.failed(reply.problem.detail) });
  }
}

/** Shown at once, taken back where it is refused. */
async function showInterest(
  orgID: string,
  bug: Bug,
  what: Interest,
  isOn: boolean,
  uid: string,
): Promise<Outcome<WireBug>> {
  const { bugs } = replicaOf(orgID);
  const clientID = newID();
  bugs.edit(clientID, bug.id, shownAs(bug, what, isOn, uid));
  const reply = await send(orgID, bug.id, what, isOn);
  batch(() => {
    if (reply.ok) bugs.put(reply.value);
    bugs.settle(clientID);
  });
  return reply;
}

function shownAs(bug: Bug, what: Interest, isOn: boolean, uid: string): BugEdit {
  const known = (what === "watch" ? bug.watchers : bug.voters) ?? [];
  const others = known.filter((id) => id !== uid);
  const all = isOn ? [...others, uid] : others;
  return what === "watch" ? { watchers: all } : { voters: all, voteCount: all.length };
}

function send(
  orgID: string,
  bugID: string,
  what: Interest,
  isOn: boolean,
): Promise<Outcome<WireBug>> {
  const params = { path: { org: orgID, bug: bugID } };
  if (what === "watch") {
    return outcome(
      isOn
        ? api.PUT("/api/v1/orgs/{org}/bugs/{bug}/watch", { params })
        : api.DELETE("/api/v1/orgs/{org}/bugs/{bug}/watch", { params }),
    );
  }
  return outcome(
    isOn
      ? api.PUT("/api/v1/orgs/{org}/bugs/{bug}/vote", { params })
      : api.DELETE("/api/v1/orgs/{org}/bugs/{bug}/vote", { params }),
  );
}
