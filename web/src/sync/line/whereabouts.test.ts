import { beforeEach, expect, test } from "vitest";
import type { PresenceAct, PresenceFrame } from "../frames";
import { Whereabouts } from "./whereabouts";

let said: string[] = [];
let told: [string, PresenceFrame][] = [];
let here = new Whereabouts({ send: () => undefined, tell: () => undefined });

beforeEach(() => {
  said = [];
  told = [];
  here = new Whereabouts({
    send: ({ bug, act }) => said.push(`${bug} ${act}`),
    tell: (frame, tab) => told.push([tab, frame]),
  });
});

const say = (tab: string, bug: string, act: PresenceAct) =>
  here.say(tab, { type: "presence", owner: "org", bug, act });

test("a person in two tabs is on a bug once, and leaves with the last of them", () => {
  say("one", "a", "looks");
  say("two", "a", "looks");
  say("one", "a", "away");
  expect(said).toEqual(["a looks"]);
  here.leave("two");
  expect(said).toEqual(["a looks", "a away"]);
});

test("who writes in one tab writes, whatever the others show", () => {
  say("one", "a", "comments");
  say("two", "a", "looks");
  say("two", "b", "looks");
  expect(said).toEqual(["a comments", "b looks"]);
  say("one", "a", "looks");
  expect(said.at(-1)).toBe("a looks");
});

test("that somebody goes on writing is said again, that they look is not", () => {
  say("one", "a", "describes");
  say("one", "a", "describes");
  say("two", "a", "looks");
  say("two", "a", "looks");
  expect(said).toEqual(["a describes", "a describes"]);
});

test("a tab that comes to a bug hears who is there, though the server has nothing new to say", () => {
  const frame: PresenceFrame = { type: "presence", owner: "org", bug: "a", people: [], count: 2 };
  say("one", "a", "looks");
  here.hear(frame);
  say("two", "a", "looks");
  say("two", "a", "comments");
  expect(told).toEqual([["two", frame]]);
});

test("after the server has closed a bug, whoever comes to it asks again", () => {
  say("one", "a", "looks");
  here.hear({ type: "presence_ended", owner: "org", bug: "a" });
  say("two", "a", "looks");
  expect(said).toEqual(["a looks", "a looks"]);
});
