import { expect, test, vi } from "vitest";
import { relationOrder } from "../../store/bug-chunk";
import { BugFill } from "../../store/bug-fill";
import { chunkOf, listedSlots, tablesOf } from "../../store/chunk-of";
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

/** The bugs, or how many where they are only counted: without a look at any, where that is certain. */
function found(answer: FollowedAnswer, { order }: Asked) {
  const certain = answer.countNow();
  if (certain !== undefined) return certain;
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

const [secondUs, hourUs, dayUs] = [1_000_000, 3_600_000_000, 86_400_000_000];
/** Their bounds move with the time, or at midnight. */
const timedQueries = [
  "updated:<-14d",
  "created:>-1h",
  "created:-5h..-1h sort:key",
  "age:>1d",
  "in-status:1h..1d",
  "closed:>=-1h",
  "is:stale",
  "is:snoozed",
  "is:triage",
  "due:<today",
  "due:this-week -is:overdue",
  "updated:today",
  "blocked-by:(due:<=today)",
];

test.each([1, 2])("an answer that time moves is the one worked out anew, run %i", (run) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const orgID = `follows-times-${run}`;
  const bugs = held(orgID);
  bugs.relate({ kind: "blocks", from: "bug-1", to: "bug-2" }, true, 2);
  const next = chance(run);
  const nowUs = () => Date.now() * 1000;
  const days = ["2026-03-01", "2026-03-02", "2026-03-03", ""];
  vi.setSystemTime(new Date(2026, 2, 1, 23, 30));
  const near = [1, 5].map((hours) => hours * hourUs).concat([0, dayUs, 14 * dayUs, 90 * dayUs]);
  // Past one of the bounds, soon or not for a while.
  const moment = () => nowUs() - (near[next(near.length)] ?? 0) + (next(600) - 100) * secondUs;
  const asked = timedQueries.flatMap((q) => [
    { orgID, q },
    { orgID, q, order: "any" as const },
  ]);
  const followed = asked.map((question) => ({ question, answer: new FollowedAnswer(question) }));
  for (let rev = 2; rev < 150; rev += 1) {
    const fields = [
      { updated: moment() },
      { created: moment() },
      { statusSince: moment() },
      { closed: moment() },
      { snooze: nowUs() + next(300) * secondUs },
      { due: days[next(days.length)] ?? "" },
      { title: `Bug ${rev}` },
    ][next(7)];
    bugs.patch(`bug-${1 + next(count)}`, { ...fields, rev }, []);
    // So long an answer is good.
    vi.advanceTimersByTime(31_000 + next(30_000));
    bugs.patch("bug-16", { title: `Bug ${rev}`, rev: 1000 + rev }, []);
    for (const { question, answer } of followed) {
      expect(found(answer, question), `${question.q} at ${rev}`).toEqual(foundAnew(question));
    }
  }
  vi.useRealTimers();
});

test("what time moved past no bug is followed on, and a count of it is certain", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(new Date(2026, 2, 1, 12));
  const orgID = "follows-time";
  const bugs = held(orgID);
  let rev = 1;
  const all = timedQueries.map((q) => {
    const listed = new FollowedAnswer({ orgID, q });
    const counted = new FollowedAnswer({ orgID, q, order: "any" });
    for (const answer of [listed, counted]) expect(idsOf(answer)).not.toBe("server");
    vi.advanceTimersByTime(31_000);
    bugs.patch("bug-3", { title: "After", rev: ++rev }, []);
    return [q, listed.update(0), counted.countNow()];
  });
  expect(all).toEqual(timedQueries.map((q) => [q, "here", foundAnew({ orgID, q, order: "any" })]));
  // A day later it is another one for "today".
  const today = new FollowedAnswer({ orgID, q: "due:today" });
  bugs.patch("bug-3", { due: "2026-03-02", rev: ++rev }, []);
  expect(idsOf(today)).toEqual([]);
  vi.advanceTimersByTime(86_400_000);
  expect(today.update(0)).toBe("later");
  expect(idsOf(today)).toEqual(["bug-3"]);
  vi.useRealTimers();
});

test("a count is certain until something is written that decides it", () => {
  const orgID = "counts-now";
  const bugs = held(orgID);
  const counted = (q: string) => {
    const answer = new FollowedAnswer({ orgID, q, order: "any" });
    // Nobody counted yet.
    expect(answer.countNow()).toBeUndefined();
    idsOf(answer);
    return answer;
  };
  const [open, ready, listed] = [
    counted("is:open"),
    counted("is:ready"),
    new FollowedAnswer({ orgID, q: "is:open" }),
  ];
  idsOf(listed);
  const now = () => [open.countNow(), ready.countNow()];
  const work = () => [open, ready].forEach(idsOf);
  let rev = 1;
  bugs.patch("bug-1", { priority: "high", title: "Other words", rev: ++rev }, []);
  expect(now()).toEqual([count, count / 2]);
  expect(listed.countNow()).toBeUndefined();
  bugs.relate({ kind: "blocks", from: "bug-2", to: "bug-1" }, true, 3);
  expect(now()).toEqual([count, undefined]);
  work();
  expect(now()).toEqual([count, count / 2 - 1]);
  bugs.edit("edit", "bug-3", { priority: "low" });
  expect(now()).toEqual([count, count / 2 - 1]);
  bugs.edit("edit", "bug-3", { status: "gone" });
  expect(now()).toEqual([undefined, undefined]);
  work();
  expect(now()).toEqual([undefined, undefined]);
  bugs.settle("edit");
  work();
  expect(now()).toEqual([count, count / 2 - 1]);
});

test("a count stays certain over any number of changes that do not decide it", () => {
  const orgID = "counts-long";
  const bugs = held(orgID);
  const open = new FollowedAnswer({ orgID, q: "is:open", order: "any" });
  idsOf(open);
  const counts = Array.from({ length: 200 }, (_, round) => {
    for (let change = 0; change < 100; change += 1) {
      const rev = 2 + 100 * round + change;
      bugs.patch("bug-1", { title: `Bug ${rev}`, rev }, []);
    }
    return open.countNow();
  });
  expect(new Set(counts)).toEqual(new Set([count]));
});

test("a count is not certain while it is worked out anew, nor where all bugs came anew", () => {
  const orgID = "counts-anew";
  const bugs = held(orgID);
  const counted = (q: string) => new FollowedAnswer({ orgID, q, order: "any" });
  const ofProject = counted("project:CORE");
  const blocking = counted("blocks:any");
  expect([ofProject, blocking].map((each) => found(each, { orgID, q: "", order: "any" }))).toEqual([
    count,
    0,
  ]);
  const { projects } = replicaOf(orgID);
  const core = projects.get("core");
  if (core === undefined) throw new Error("no project");
  projects.put({ ...core, key: "BARK" }, 2);
  expect(ofProject.update(0)).toBe("later");
  expect(ofProject.countNow()).toBeUndefined();

  idsOf(blocking);
  expect(blocking.countNow()).toBe(0);
  const slots = listedSlots(bugs.columns);
  const filling = new BugFill(bugs, {
    content: 2,
    tables: tablesOf(bugs.columns, () => "BARK"),
    chunks: [chunkOf(bugs.columns, slots)],
    relations: { kind: Uint8Array.of(0), from: Int32Array.of(0), to: Int32Array.of(1) },
  });
  while (filling.step());
  expect(bugs.finishFill(filling)).toBe(true);
  expect(blocking.countNow()).toBeUndefined();
  idsOf(blocking);
  expect(blocking.countNow()).toBe(1);
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
