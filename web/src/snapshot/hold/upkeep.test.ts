import { afterEach, expect, test, vi } from "vitest";
import type { WireHeldBug } from "../../api/types";
import { BugFill } from "../../store/bug-fill";
import { BugStore } from "../../store/bug-store";
import { wireBug } from "../../store/testing";
import type { Change } from "../../sync/change";
import { SnapshotDecoder } from "../lines/decoder";
import { bugID, core, wholeStory } from "../lines/testing";
import { Upkeep } from "./upkeep";

const content = { owner: "org-1", name: "content" };
const own = { owner: "me", name: "person" };

afterEach(() => void vi.useRealTimers());

/** All bugs of the story, which are not finished yet. */
function storyInto(bugs: BugStore) {
  const decoder = new SnapshotDecoder();
  for (const line of wholeStory()) decoder.take(JSON.stringify(line));
  const { header, tables, chunks, relations } = decoder.finish();
  const filling = new BugFill(bugs, { content: 40, tables, chunks, relations });
  while (filling.step());
  return { header, filling };
}

/** Answers when the test says so. */
function makeUpkeep() {
  const bugs = new BugStore();
  const { header, filling } = storyInto(bugs);
  bugs.finishFill(filling);
  const answers: ((answer: WireHeldBug | "gone" | undefined) => void)[] = [];
  const ask = vi.fn<(bugID: string) => Promise<WireHeldBug | "gone" | undefined>>(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  const lost = vi.fn<() => void>();
  const upkeep = new Upkeep({ orgID: header.orgID, content: 40, person: 3 }, bugs, { ask, lost });
  let version = 40;
  const hear = (fields: Partial<Change>) => {
    version += 1;
    upkeep.hear(change({ ...fields, version }), content);
  };
  const countsOf = (number: number) => {
    const slot = bugs.columns.slotOf(bugID(number)) ?? -1;
    return [bugs.columns.columns.comments.get(slot), bugs.columns.columns.attachments.get(slot)];
  };
  const blockedBy = (number: number) =>
    bugs.held.links
      .related(bugs.columns.slotOf(bugID(number)) ?? -1, "blocks", "to")
      .map((slot) => bugs.columns.idAt(slot));
  return { bugs, upkeep, ask, lost, hear, countsOf, blockedBy, answers };
}

function change(fields: Partial<Change>): Change {
  const at = "2025-01-02T03:04:05Z";
  return { version: 41, at, kind: "bug", id: "x", action: "changed", fields: {}, ...fields };
}

/** A bug of the story as the server would answer it. */
function asked(number: number, fields: Partial<WireHeldBug> = {}): WireHeldBug {
  const bug = wireBug(number, { id: bugID(number), projectID: core, rev: 20 });
  const versions = { content: 40, members: 0 };
  return { versions, bug, commentCount: 0, attachmentCount: 0, relations: [], ...fields };
}

test("comments, files and relations are counted as they come and go", () => {
  const { hear, countsOf, blockedBy } = makeUpkeep();
  const on = { bugID: bugID(5) };
  hear({ kind: "comment", id: "c1", action: "created", fields: { ...on, text: "Hello" } });
  hear({ kind: "comment", id: "c1", action: "changed", fields: { text: "Edited" } });
  hear({ kind: "comment", id: "c2", action: "created", fields: on });
  hear({ kind: "comment", id: "c1", action: "removed", fields: { ...on, text: null } });
  hear({ kind: "attachment", id: "a1", action: "created", fields: on });
  hear({ kind: "attachment", id: "a1", action: "changed", fields: { ...on, name: "b.png" } });
  expect(countsOf(5)).toEqual([211, 1]);
  hear({ kind: "attachment", id: "a1", action: "removed", fields: on });
  expect(countsOf(5)).toEqual([211, 0]);
  const relation = { kind: "blocks", from: bugID(8), to: bugID(1) };
  hear({ kind: "relation", id: "r1", action: "created", fields: relation });
  expect(blockedBy(1)).toEqual([bugID(8), bugID(7)]);
  hear({ kind: "relation", id: "r1", action: "removed", fields: relation });
  expect(blockedBy(1)).toEqual([bugID(7)]);
});

test("a change is heard once, and a missed one costs the replica", () => {
  const { upkeep, hear, countsOf, lost } = makeUpkeep();
  const comment = {
    kind: "comment",
    id: "c",
    action: "created",
    fields: { bugID: bugID(5) },
  } as const;
  upkeep.hear(change({ ...comment, version: 40 }), content);
  hear(comment);
  upkeep.hear(change({ ...comment, version: 41 }), content);
  expect(countsOf(5)).toEqual([211, 0]);
  expect(lost).not.toHaveBeenCalled();
  upkeep.hear(change({ ...comment, version: 43 }), content);
  expect(lost).toHaveBeenCalledOnce();
});

test("a bug of which changes are missing is asked for", async () => {
  const { bugs, hear, ask } = makeUpkeep();
  const rev = bugs.get(bugID(5))?.rev ?? 0;
  bugs.patch(bugID(5), { priority: "low", rev: rev + 1 }, []);
  hear({ id: bugID(5), fields: { rev: rev + 1, priority: "low" } });
  hear({ id: bugID(2), fields: { rev: 90, priority: "low" } });
  await Promise.resolve();
  expect(ask.mock.calls).toEqual([[bugID(2)]]);
});

test("changes of other organizations and streams are not counted", () => {
  const { upkeep, countsOf } = makeUpkeep();
  const comment = change({ kind: "comment", action: "created", fields: { bugID: bugID(5) } });
  upkeep.hear(comment, { owner: "org-2", name: "content" });
  upkeep.hear(comment, { owner: "org-1", name: "members" });
  expect(countsOf(5)).toEqual([210, 0]);
});

test("a new bug has nothing on it; one that comes back is asked for with all that hangs on it", async () => {
  const { bugs, hear, ask, answers, upkeep, countsOf, blockedBy } = makeUpkeep();
  bugs.remove(bugID(1), 41);
  hear({ id: bugID(1), action: "removed", fields: { rev: 19 } });
  expect(ask).not.toHaveBeenCalled();
  bugs.create({ ...(bugs.get(bugID(2)) as never as object), id: bugID(1), rev: 20 } as never);
  hear({ id: bugID(1), action: "created", fields: { rev: 20 } });
  hear({ id: bugID(2), action: "created", fields: { rev: 1 } });
  expect(upkeep.isSettled).toBe(false);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledExactlyOnceWith(bugID(1)));
  const relations = [{ kind: "blocks" as const, from: bugID(7), to: bugID(1) }];
  answers[0]?.(asked(1, { commentCount: 2, attachmentCount: 1, relations }));
  await vi.waitFor(() => expect(upkeep.isSettled).toBe(true));
  expect(countsOf(1)).toEqual([2, 1]);
  expect(blockedBy(1)).toEqual([bugID(7)]);
});

test("what is heard while an answer is on its way is neither lost nor counted twice", async () => {
  const { upkeep, hear, ask, answers, countsOf } = makeUpkeep();
  const word = change({ version: 4, id: bugID(5), fields: { orgID: "org-1" } });
  upkeep.hear(word, own);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  const on = { bugID: bugID(5) };
  hear({ kind: "comment", id: "in", action: "created", fields: on });
  hear({ kind: "comment", id: "not-in", action: "created", fields: on });
  answers[0]?.(asked(5, { versions: { content: 41, members: 0 }, commentCount: 2 }));
  await vi.waitFor(() => expect(upkeep.isSettled).toBe(true));
  expect(countsOf(5)).toEqual([3, 0]);
});

test("of an answer that is ahead nothing is kept until what it knows was heard, which counts once", async () => {
  const { bugs, upkeep, hear, ask, answers, countsOf } = makeUpkeep();
  upkeep.hear(change({ version: 4, id: bugID(5), fields: { orgID: "org-1" } }), own);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  const ahead = wireBug(5, { id: bugID(5), projectID: core, rev: 20 });
  answers[0]?.(asked(5, { bug: ahead, versions: { content: 42, members: 0 }, commentCount: 7 }));
  await vi.waitFor(() => expect(bugs.get(bugID(5))?.rev).toBe(20));
  const on = { bugID: bugID(5) };
  hear({ kind: "comment", id: "in", action: "created", fields: on });
  expect(upkeep.isSettled).toBe(false);
  hear({ kind: "comment", id: "in too", action: "created", fields: on });
  expect([upkeep.isSettled, ...countsOf(5)]).toEqual([true, 7, 0]);
  hear({ kind: "comment", id: "not in", action: "created", fields: on });
  expect(countsOf(5)).toEqual([8, 0]);
});

test("a restricted bug that is the person's no longer leaves with the word of it", async () => {
  const { bugs, upkeep, ask, answers } = makeUpkeep();
  const word = (version: number) => change({ version, id: bugID(4), fields: { orgID: "org-1" } });
  upkeep.hear(word(3), own);
  upkeep.hear({ ...word(4), fields: { orgID: "org-2" } }, own);
  expect(upkeep.isSettled).toBe(true);
  upkeep.hear(word(5), own);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledExactlyOnceWith(bugID(4)));
  answers[0]?.("gone");
  await vi.waitFor(() => expect(bugs.get(bugID(4))).toBeUndefined());
  expect(upkeep.person).toBe(5);
});

test("word during an answer asks once more", async () => {
  const { upkeep, ask, answers, bugs } = makeUpkeep();
  const word = (version: number) => change({ version, id: bugID(4), fields: { orgID: "org-1" } });
  upkeep.hear(word(4), own);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  upkeep.hear(word(5), own);
  answers[0]?.(asked(4));
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  answers[1]?.("gone");
  await vi.waitFor(() => expect(upkeep.isSettled).toBe(true));
  expect(bugs.get(bugID(4))).toBeUndefined();
});

test("answers that come together are drawn together; neither a slow one nor a drawing holds up what has to go", async () => {
  vi.useFakeTimers();
  const { bugs, upkeep, ask, answers } = makeUpkeep();
  let drawn = 0;
  bugs.subscribeAny(() => {
    drawn += 1;
  });
  for (const [at, number] of [1, 2, 4, 5].entries()) {
    upkeep.hear(change({ version: 4 + at, id: bugID(number), fields: { orgID: "org-1" } }), own);
  }
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(4));
  answers[0]?.(asked(1));
  answers[1]?.(asked(2));
  await vi.advanceTimersByTimeAsync(149);
  expect(drawn).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([drawn, upkeep.isSettled]).toEqual([1, false]);
  answers[2]?.("gone");
  await vi.advanceTimersByTimeAsync(0);
  expect([drawn, upkeep.isSettled]).toEqual([2, false]);
  expect(bugs.get(bugID(4))).toBeUndefined();
  answers[3]?.(asked(5));
  await vi.advanceTimersByTimeAsync(0);
  expect([drawn, upkeep.isSettled]).toEqual([3, true]);
});

test("too many bugs at once are not asked for one by one", () => {
  const { hear, lost } = makeUpkeep();
  for (let at = 0; at < 61; at += 1) {
    hear({ id: `restored ${at}`, action: "created", fields: { rev: 2 } });
  }
  expect(lost).toHaveBeenCalledOnce();
});

test("bugs that are here and that all bugs did not tell are asked for, but for many", async () => {
  const { bugs, upkeep, ask, answers } = makeUpkeep();
  const versions = { content: 39, members: 0 };
  const plain = (number: number) => wireBug(number, { id: bugID(number), projectID: core });
  const restricted = (number: number) => ({ ...plain(number), visibility: "restricted" as const });
  bugs.putRows({ items: [plain(50), restricted(51)], versions });
  upkeep.doubtUntold();
  await vi.waitFor(() => expect(ask.mock.calls).toEqual([[bugID(51)], [bugID(50)]]));
  answers[0]?.("gone");
  await vi.waitFor(() => expect(bugs.get(bugID(51))).toBeUndefined());
  answers[1]?.(asked(50));
  await vi.waitFor(() => expect(upkeep.isSettled).toBe(true));

  const numbers = Array.from({ length: 40 }, (_, at) => 60 + at);
  bugs.putRows({ items: [...numbers.map(restricted), plain(100)], versions });
  upkeep.doubtUntold();
  expect([89, 90, 100].map((number) => bugs.get(bugID(number)) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

test("bugs that all bugs tell and that were lost while those came are asked for", async () => {
  const { bugs, upkeep, ask, answers } = makeUpkeep();
  bugs.lose(bugID(6));
  bugs.gone.askAll();
  bugs.lose(bugID(5));
  bugs.lose("never told");
  const { filling } = storyInto(bugs);
  const lost = filling.told(bugs.gone.lostMeanwhile());
  bugs.finishFill(filling);
  expect([5, 6].map((number) => bugs.get(bugID(number)) !== undefined)).toEqual([false, true]);
  upkeep.doubtLost(lost);
  await vi.waitFor(() => expect(ask.mock.calls).toEqual([[bugID(5)]]));
  answers[0]?.(asked(5));
  await vi.waitFor(() => expect(bugs.get(bugID(5))).toBeDefined());
});

test("a bug that a late answer tells, and that all bugs did not, is asked for", async () => {
  const { bugs, ask, answers } = makeUpkeep();
  bugs.put(wireBug(5, { id: bugID(5), projectID: core, rev: 30 }));
  bugs.putMade(wireBug(50, { id: bugID(50), projectID: core }));
  bugs.put(wireBug(51, { id: bugID(51), projectID: core }));
  await vi.waitFor(() => expect(ask.mock.calls).toEqual([[bugID(51)]]));
  answers[0]?.("gone");
  await vi.waitFor(() => expect(bugs.get(bugID(51))).toBeUndefined());
  expect(bugs.get(bugID(50))).toBeDefined();
});

test("an answer that is older than what took the bug away does not bring it back", async () => {
  const { bugs, upkeep, ask, hear, answers } = makeUpkeep();
  upkeep.hear(change({ version: 4, id: bugID(5), fields: { orgID: "org-1" } }), own);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  bugs.remove(bugID(5), 41);
  hear({ id: bugID(5), action: "removed" });
  answers[0]?.(asked(5));
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(bugs.get(bugID(5))).toBeUndefined();
  answers[1]?.(asked(5, { bug: wireBug(5, { id: bugID(5), projectID: core, rev: 30 }) }));
  await vi.waitFor(() => expect(bugs.get(bugID(5))?.rev).toBe(30));
  expect(upkeep.isSettled).toBe(true);
});

test("whoever restricted a bug for others alone holds it no longer", async () => {
  const { bugs, ask, hear, answers } = makeUpkeep();
  const restricted = { id: bugID(5), projectID: core, rev: 20, visibility: "restricted" } as const;
  bugs.put(wireBug(5, restricted));
  hear({ id: bugID(5), action: "removed" });
  await vi.waitFor(() => expect(ask).toHaveBeenCalledWith(bugID(5)));
  answers[0]?.("gone");
  await vi.waitFor(() => expect(bugs.get(bugID(5))).toBeUndefined());
});
