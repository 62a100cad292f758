import { expect, test, vi } from "vitest";
import { relationOrder } from "../../store/bug-chunk";
import { BugFill } from "../../store/bug-fill";
import type { RelatedBugs } from "../../store/held-bugs";
import { replicaOf } from "../../store/replica";
import { wireBug } from "../../store/testing";
import { FollowedAnswer } from "./followed-answer";
import type { Asked } from "./list-api";

const count = 16;
const queries = [
  "is:open",
  "is:ready",
  "is:blocked",
  "blocks:(is:open priority:high)",
  "blocks:(is:open is:blocked)",
  "-relates-to:(is:closed)",
  "key:CORE-7+",
  "crash",
  "title:login sort:title",
  "priority:high..urgent sort:-priority",
  "assignee:none sort:due",
  "(severity:S1 OR priority:high) sort:-votes",
  "votes:>1 sort:-updated,key",
  "project:CORE -is:closed sort:status",
  "assignee:@ann",
  "due:any is:snoozed",
];

const statuses = ["new", "doing", "gone"];
const titles = ["Crash on login", "Login is slow", "A crash", "Colours"];

/** All bugs of an organization of its own, which stand in no relation. */
function held(orgID: string) {
  const replica = replicaOf(orgID);
  const { bugs, projects, people } = replica;
  people.putIfAbsent({ id: "ann", kind: "user", name: "ann" });
  const status = { color: "", position: 0 };
  projects.put(
    {
      id: "core",
      orgID,
      key: "CORE",
      name: "Core",
      description: "",
      color: "",
      createdAt: "2025-01-02T03:04:05Z",
      statuses: [
        { ...status, id: "new", name: "New", category: "open" },
        { ...status, id: "doing", name: "Doing", category: "started" },
        { ...status, id: "gone", name: "Gone", category: "done" },
      ],
    },
    1,
  );
  const filling = new BugFill(bugs, {
    content: 1,
    tables: {
      people: [],
      projects: [],
      statuses: [],
      labels: [],
      peopleSets: [[]],
      labelSets: [[]],
    },
    chunks: [],
    relations: { kind: new Uint8Array(), from: new Int32Array(), to: new Int32Array() },
  });
  bugs.finishFill(filling);
  for (let number = 1; number <= count; number += 1) {
    bugs.put(wireBug(number, { assignedMembers: number % 2 === 0 ? ["ann"] : [] }));
  }
  replica.held.set({ is: "held", versions: { content: 1 }, person: 1 });
  return bugs;
}

/** The same numbers each time, below `below`. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function idsOf(answer: FollowedAnswer) {
  const is = answer.update(Number.POSITIVE_INFINITY);
  const { ids } = answer.told();
  return is === "here" ? ids.slice(0, ids.length) : is;
}

/** The bugs, or how many where they are only counted. */
function found(answer: FollowedAnswer, { order }: Asked) {
  const ids = idsOf(answer);
  return order === "any" && typeof ids !== "string" ? answer.count : ids;
}

function foundAnew({ order, ...question }: Asked) {
  if (order !== "any") return idsOf(new FollowedAnswer({ ...question, ...(order && { order }) }));
  const ids = idsOf(new FollowedAnswer(question));
  return typeof ids === "string" ? ids : ids.length;
}

test.each([1, 2, 3])("an answer that follows is the one worked out anew, run %i", (run) => {
  const orgID = `follows-${run}`;
  const bugs = held(orgID);
  const next = chance(run);
  const anyBug = () => `bug-${1 + next(count)}`;
  const relations: RelatedBugs[] = [];
  const editing: string[] = [];
  const followed = queries
    .flatMap((q) => [undefined, "rank" as const, "any" as const].map((order) => ({ q, order })))
    .map(({ q, order }) => {
      const question = { orgID, q, ...(order && { order }) };
      return { question, answer: new FollowedAnswer(question) };
    });
  for (const { answer } of followed) expect(idsOf(answer)).not.toBe("server");
  const acts = [
    (rev: number) => bugs.patch(anyBug(), { status: statuses[next(3)] ?? "", rev }, []),
    (rev: number) => bugs.patch(anyBug(), { priority: next(2) === 0 ? "high" : "none", rev }, []),
    (rev: number) => bugs.patch(anyBug(), { title: titles[next(titles.length)] ?? "", rev }, []),
    (rev: number) => bugs.patch(anyBug(), { voteCount: next(4), rank: `a${next(90)}`, rev }, []),
    (rev: number) => {
      const members = next(2) === 0 ? ["ann"] : [];
      bugs.patch(anyBug(), { assignedMembers: members, due: `2025-06-1${next(9)}`, rev }, []);
    },
    (rev: number) => bugs.patch(anyBug(), { snooze: next(2) === 0 ? 0 : Number.NaN, rev }, []),
    (rev: number) => bugs.patch(anyBug(), { severity: "S1", updated: rev * 7919, rev }, []),
    ...Array.from({ length: 4 }, () => (rev: number) => {
      const kind =
        next(2) === 0 ? "blocks" : (relationOrder[next(relationOrder.length)] ?? "blocks");
      const relation = { kind, from: anyBug(), to: anyBug() };
      relations.push(relation);
      bugs.relate(relation, true, rev);
    }),
    (rev: number) => {
      const [gone] = relations.splice(next(relations.length), 1);
      if (gone !== undefined) bugs.relate(gone, false, rev);
    },
    () => {
      const id = anyBug();
      const own = relations.filter(({ from, to }) => from === id || to === id);
      bugs.putRelations(id, own.slice(0, 1));
    },
    (rev: number) => {
      const clientID = `edit ${rev}`;
      editing.push(clientID);
      bugs.edit(clientID, anyBug(), { status: "gone" });
    },
    () => bugs.settle(editing.shift() ?? ""),
    (rev: number) => bugs.remove(anyBug(), rev),
    (rev: number) => {
      const number = 1 + next(count);
      bugs.bringBack(wireBug(number, { rev }));
    },
  ];
  for (let rev = 2; rev < 1000; rev += 1) {
    acts[next(acts.length)]?.(rev);
    // Several changes are followed at once.
    if (next(3) > 0) continue;
    for (const { question, answer } of followed) {
      const anew = foundAnew(question);
      expect(found(answer, question), `${question.q} ${question.order} at ${rev}`).toEqual(anew);
    }
  }
});

test("a list that was told stays as it was, whatever changes", () => {
  const orgID = "follows-told";
  const bugs = held(orgID);
  const followed = new FollowedAnswer({ orgID, q: "priority:none -nofield:x sort:key" });
  const before = idsOf(followed);
  const { ids, notes } = followed.told();
  bugs.patch("bug-3", { priority: "high", rev: 2 }, []);
  expect(idsOf(followed)).toHaveLength(count - 1);
  expect(ids.slice(0, ids.length)).toEqual(before);
  // Whoever shows them knows at a glance that they are the same.
  expect(followed.told().notes).toBe(notes);
  expect(notes).toEqual([expect.stringContaining('There is no field "nofield"')]);
  expect([ids.indexOf("bug-5"), ids.at(4), ids.indexOf("bug-99"), ids.at(count)]).toEqual([
    4,
    "bug-5",
    -1,
    undefined,
  ]);
});

test("what depends on when it is asked is worked out anew after a while, the rest follows changes on", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const orgID = "follows-time";
  const bugs = held(orgID);
  const expected = [
    ["is:open priority:high", "here", "here"],
    ["is:triage", "here", "here"],
    ["-is:triage due:<today", "here", "later"],
    ["is:stale", "here", "later"],
    ["due:<today", "here", "later"],
    ["created:2025-01-02", "here", "later"],
  ];
  let rev = 1;
  const all = expected.map(([q = ""]) => {
    const followed = new FollowedAnswer({ orgID, q });
    idsOf(followed);
    bugs.patch("bug-3", { title: "Before", rev: ++rev }, []);
    const before = followed.update(0);
    vi.advanceTimersByTime(31_000);
    bugs.patch("bug-3", { title: "After", rev: ++rev }, []);
    return [q, before, followed.update(0)];
  });
  expect(all).toEqual(expected);
  vi.useRealTimers();
});

test("what depends on snoozes is worked out anew where one is over", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const orgID = "follows-snoozes";
  const bugs = held(orgID);
  const inMicros = (ms: number) => (Date.now() + ms) * 1000;
  let rev = 1;
  const patch = (id: string, fields: { snooze?: number; title?: string }) =>
    bugs.patch(id, { ...fields, rev: ++rev }, []);
  // Over long ago, over soon, over much later, and waiting for somebody.
  patch("bug-1", { snooze: inMicros(-5000) });
  patch("bug-2", { snooze: inMicros(40_000) });
  patch("bug-3", { snooze: inMicros(3_600_000) });
  patch("bug-4", { snooze: 0 });
  const asked = { orgID, q: "is:snoozed" };
  const followed = new FollowedAnswer(asked);
  expect(idsOf(followed)).toEqual(["bug-4", "bug-3", "bug-2"]);
  const updatedAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    patch("bug-9", { title: `After ${rev}` });
    return followed.update(0);
  };
  expect(updatedAfter(31_000)).toBe("here");
  expect(updatedAfter(5000)).toBe("here");
  expect(updatedAfter(31_000)).toBe("later");
  expect(idsOf(followed)).toEqual(["bug-4", "bug-3"]);
  // One that was put off since, and is over as well.
  patch("bug-5", { snooze: inMicros(20_000) });
  expect(idsOf(followed)).toContain("bug-5");
  expect(updatedAfter(31_000)).toBe("later");
  expect(idsOf(followed)).toEqual(idsOf(new FollowedAnswer(asked)));
  expect(idsOf(followed)).not.toContain("bug-5");
  vi.useRealTimers();
});
