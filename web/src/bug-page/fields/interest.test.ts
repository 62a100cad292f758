import { beforeEach, expect, test, vi } from "vitest";
import { closeChangeQueue, discardChange, openChangeQueue } from "../../change-queue/change-queue";
import { waitingChanges } from "../../change-queue/waiting";
import type { Bug } from "../../store/bug";
import { dropEverything, replicaOf } from "../../store/replica";
import { wireBug } from "../../store/testing";
import { toggleInterest, turningInterest } from "./interest";

function stored(): Bug {
  const bug = replicaOf("org-1").bugs.get("bug-1");
  if (bug === undefined) throw new Error("the test's bug is not in the store");
  return bug;
}

beforeEach(async () => {
  closeChangeQueue();
  await openChangeQueue("ann");
  dropEverything();
  const others = { watchers: ["grace"], voters: ["grace", "ada"] };
  replicaOf("org-1").bugs.put(wireBug(1, { ...others, rev: 4 }));
});

test("without a network watching shows at once and waits, and can be given up", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await toggleInterest("org-1", stored(), "watch", "ada");
  await toggleInterest("org-1", stored(), "vote", "ada");
  expect(stored()).toMatchObject({ watchers: ["grace", "ada"], voters: ["grace"], voteCount: 1 });
  const waiting = waitingChanges.get();
  expect(waiting.map(({ name }) => name.text)).toEqual([
    "CORE-1: watch",
    "CORE-1: take the vote back",
  ]);
  for (const { id } of waiting) discardChange(id);
  expect(stored()).toMatchObject({ watchers: ["grace"], voters: ["grace", "ada"] });
});

test("a refused vote is taken back", async () => {
  const refusal = { status: 403, code: "not_allowed", detail: "You may not.", errors: [] };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(refusal, { status: 403 })));
  await toggleInterest("org-1", stored(), "vote", "ada");
  expect(stored().voters).toEqual(["grace", "ada"]);
  expect(waitingChanges.get()).toEqual([]);
});

test("what an earlier page left is shown over who watches today", () => {
  replicaOf("org-1").bugs.put(wireBug(1, { watchers: ["grace", "bob"], voters: [], rev: 5 }));
  const left = { orgID: "org-1", bugID: "bug-1", key: "CORE-1", uid: "ada" } as const;
  turningInterest.show({ ...left, what: "watch", isOn: true }, "c1");
  expect(stored().watchers).toEqual(["grace", "bob", "ada"]);
  turningInterest.hide({ ...left, what: "watch", isOn: true }, "c1");
  expect(stored().watchers).toEqual(["grace", "bob"]);
});
