import { describe, expect, it } from "vitest";
import type { AskReason } from "./ask-server";
import { compile } from "./compile";
import { Evaluation } from "./evaluation";
import { groupsOf } from "./groups";
import { asker, TestWorld } from "./testing";

const world = TestWorld.of({ title: "Crash on start" }, { title: "Other", author: 1 });

function answered(q: string, on = world, by: Parameters<typeof compile>[2] = asker) {
  const compiled = compile(q, on, by);
  if (compiled.is === "server") throw new Error(`asked of the server: ${compiled.reason}`);
  return [...new Evaluation(compiled.question).run().slots];
}

describe("the server is asked", () => {
  it.each<[string, AskReason]>([
    ["environment:firefox", "environment"],
    ["environment:none", "environment"],
    ['author:"Ann Lee"', "person"],
    ["author:ann", "person"],
    ["author:@gone", "person"],
    ["key:CORE-99", "former_key"],
    ["utf-8", "former_key"],
    ["project:OLD", "former_key"],
    ["blocked-by:(key:OLD-1)", "former_key"],
    ["(crash", "refused"],
    ["severity:S9", "refused"],
    ["created:soon", "refused"],
    ["was(status,Fixed)", "refused"],
    ["is:open > severity S1", "refused"],
    ["crash\tstart", "refused"],
  ])("%s", (q, reason) => {
    expect(compile(q, world, asker)).toEqual({ is: "server", reason });
  });

  it("as long as not all bugs are here", () => {
    const half = TestWorld.of();
    half.isWhole = false;
    expect(compile("", half, asker)).toEqual({ is: "server", reason: "not_whole" });
  });

  it("where bugs are sorted by the name of somebody whose name is not here", () => {
    const strange = TestWorld.of({ author: 2 });
    strange.people.push({ id: "who" });
    expect(compile("sort:author", strange, asker)).toEqual({ is: "server", reason: "person" });
    expect(compile("sort:assignee", strange, asker).is).toBe("here");
  });
});

describe("an answer from here", () => {
  it("says what it took for text, and which names there are not", () => {
    const compiled = compile("🦋 sevrity:S1 label:nosuch", world, asker);
    expect(compiled.is === "here" && compiled.question.notes).toEqual([
      {
        code: "searched_as_text",
        detail:
          'There is no field "sevrity", so this is searched as text. The nearest field is "severity".',
        begin: 2,
        end: 12,
      },
      { code: "label_unknown", detail: "There is no label nosuch.", begin: 19, end: 25 },
    ]);
  });

  it("knows nobody as me where nobody is signed in", () => {
    expect(answered("author:@me", world, { ...asker, me: undefined })).toEqual([]);
    expect(answered("author:@me")).toEqual([0]);
  });

  it("leaves out slots that hold no bug", () => {
    const changing = TestWorld.of({}, {});
    changing.change(0, { live: 0 });
    expect(answered("", changing)).toEqual([1]);
  });

  it("shows the newest bug first where nothing is asked, and else what changed last", () => {
    const some = TestWorld.of({ created: 5, updated: 1 }, { created: 1, updated: 9 });
    expect(answered("", some)).toEqual([0, 1]);
    expect(answered("", some, { ...asker, projectID: "core" })).toEqual([1, 0]);
    expect(answered(" ", some)).toEqual([1, 0]);
  });

  it("orders titles by code points and not by halves of them", () => {
    const some = TestWorld.of({ title: "🦋" }, { title: "\uff5e豈" }, { title: "\ufb1e豈" });
    expect(answered("sort:title", some)).toEqual([1, 2, 0]);
  });

  it("says how far away bugs can change it", () => {
    const reach = (q: string) => {
      const compiled = compile(q, world, asker);
      return compiled.is === "here" ? compiled.question.reach : undefined;
    };
    expect(reach("is:open crash -label:ui")).toBe(0);
    expect(reach("crash OR -is:ready")).toBe(1);
    expect(reach("blocks:(is:open is:blocked)")).toBe(2);
    expect(reach("key:CORE-1+")).toBe(Number.POSITIVE_INFINITY);
  });

  it("goes sixteen levels down below a bug, also in a circle", () => {
    const chain = TestWorld.of(...Array.from({ length: 20 }, () => ({})));
    for (let at = 1; at < 20; at += 1) {
      chain.relations.push({ kind: "parent", from: at, to: at - 1 });
    }
    expect(answered("key:CORE-1+", chain)).toHaveLength(17);
    chain.relations.push({ kind: "parent", from: 0, to: 19 });
    expect(answered("key:CORE-1+", chain)).toHaveLength(17);
  });
});

it("no groups come of more than one answer of the server has", () => {
  const many = TestWorld.of(...Array.from({ length: 1001 }, (_, due) => ({ due })));
  const slots = answered("", many);
  expect(groupsOf(many, slots, ["due"])).toBeUndefined();
  expect(groupsOf(many, slots.slice(1), ["due"])).toHaveLength(1000);
});

describe("the same question later, or elsewhere", () => {
  const minuteUs = 60_000_000;
  // An hour before midnight where it is asked: "today" ends with it.
  const by = { ...asker, now: Date.UTC(2026, 9, 15, 23) * 1000 };
  const on = TestWorld.of({ created: Date.UTC(2026, 9, 15, 22, 30) * 1000 });
  const isSame = (q: string, then: { now?: number; zone?: string }) => {
    const compiled = compile(q, on, by);
    if (compiled.is === "server") throw new Error(`asked of the server: ${compiled.reason}`);
    return compiled.question.isSameFor({ ...by, ...then });
  };
  it.each<[string, { now?: number; zone?: string }, boolean]>([
    ["created:today", { now: by.now + 59 * minuteUs }, true],
    ["created:today", { now: by.now + 61 * minuteUs }, false],
    ["created:today", { zone: "Pacific/Auckland" }, true],
    ["created:2026-10-15", { zone: "Pacific/Auckland" }, false],
    ["created:>-1h", { now: by.now + 29 * minuteUs }, true],
    ["created:>-1h", { now: by.now + 31 * minuteUs }, false],
    ["is:open", { now: 0, zone: "Pacific/Auckland" }, true],
    // That is before the first year.
    ["age:<1900y", { now: Date.UTC(1800, 0) * 1000 }, false],
  ])("%s, %o: %s", (q, then, expected) => expect(isSame(q, then)).toBe(expected));
});
