import { api, type Outcome, outcome } from "../../api/client";
import type { WireBug } from "../../api/types";
import type { ChangeKind } from "../../change-queue/change-kind";
import { sendChange } from "../../change-queue/change-queue";
import type { Bug } from "../../store/bug";
import { newID } from "../../store/new-id";
import type { BugEdit } from "../../store/overlay";
import { replicaOf } from "../../store/replica";
import { batch } from "../../store/topic";
import { enBugActs } from "../../texts/en-bug-acts";
import { enChangeQueue } from "../../texts/en-change-queue";
import { showToast } from "../../toasts/show-toast";

export type Interest = "watch" | "vote";

interface Turned {
  orgID: string;
  bugID: string;
  /** As the bug was called then. */
  key: string;
  what: Interest;
  isOn: boolean;
  uid: string;
}

/** Watching and votes; sending one twice does it once by its nature. */
export const turningInterest: ChangeKind<Turned, WireBug> = {
  name: "interest",
  show({ orgID, bugID, what, isOn, uid }, id) {
    const { bugs } = replicaOf(orgID);
    const bug = bugs.get(bugID);
    // Who else does is not known of a bug that is not here.
    if (bug !== undefined) bugs.edit(id, bugID, shownAs(bug, what, isOn, uid));
  },
  send: ({ orgID, bugID, what, isOn }) => send(orgID, bugID, what, isOn),
  settle({ orgID }, id, value) {
    const { bugs } = replicaOf(orgID);
    batch(() => {
      bugs.put(value);
      bugs.settle(id);
    });
  },
  hide: ({ orgID }, id) => replicaOf(orgID).bugs.settle(id),
  keepText: () => undefined,
  named: ({ orgID, key, what, isOn }) => ({
    text: enChangeQueue.interest(key, what, isOn),
    path: `/organizationDisplay/${orgID}/bugs/${key}`,
  }),
};

/** The person watches or votes, or no longer: what the button and the key do. */
export async function toggleInterest(
  orgID: string,
  bug: Bug,
  what: Interest,
  uid: string,
): Promise<void> {
  const ids = (what === "watch" ? bug.watchers : bug.voters) ?? [];
  const data = { orgID, bugID: bug.id, key: bug.key, what, isOn: !ids.includes(uid), uid };
  const reply = await sendChange(turningInterest, { id: newID(), subject: bug.id, data });
  if (!reply.ok) {
    showToast({ kind: "negative", text: enBugActs.failed(reply.problem.detail) });
  }
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
