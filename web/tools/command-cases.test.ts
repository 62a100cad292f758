import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Command, parseCommand } from "../src/query/command.ts";
import { findField } from "../src/query/fields.ts";
import { quote } from "../src/query/print.ts";
import type { Verb } from "../src/query/verbs.ts";

/** What the server's tests read too: the text, and what it means or where it is wrong. */
const cases = readFileSync("../server/query/tests/command_cases.hpp", "utf8")
  .split("\n")
  .filter((line) => line.includes(" | "))
  .map((line): [string, string] => {
    const bar = line.lastIndexOf(" | ");
    return [line.slice(0, bar), line.slice(bar + 3)];
  });

const signs = { set: "", add: "+", remove: "-" };
const joined = (word: string) => word.toLowerCase().replaceAll(/[-_ ]/g, "");

/** A value as the server prints it. */
function canonical(verb: Verb, text: string, isQuoted: boolean): string {
  const small = text.toLowerCase();
  if (!isQuoted && verb.empty !== undefined && [verb.empty, "none"].includes(small)) return "none";
  if (verb.name === "estimate") return Number(text).toFixed(2);
  if (["due", "snooze"].includes(verb.name)) return text;
  const choice = findField(verb.field)?.choices.find((each) => joined(each) === joined(text));
  if (choice !== undefined) return choice;
  if (!isQuoted && small === "@me") return small;
  return !isQuoted && verb.name === "assign" && text.startsWith("@") ? text : quote(text);
}

function printed({ actions }: Command): string {
  return actions
    .map(({ verb, values }) =>
      [
        verb.name,
        ...values.map(
          ({ how, text, isQuoted }) => `${signs[how]}${canonical(verb, text, isQuoted)}`,
        ),
      ].join(" "),
    )
    .join(" ");
}

/** In the words of the cases. */
function outline(text: string): string {
  const command = parseCommand(text);
  if (command === undefined) return "! query";
  const [fault] = command.faults;
  if (fault === undefined) return printed(command);
  const isBefore = fault.at.from <= text.indexOf(">");
  return isBefore ? "! query" : `! ${fault.at.from},${fault.at.to}`;
}

test("there are cases", () => {
  expect(cases.length).toBeGreaterThan(60);
});

test.each(cases.filter(([text]) => text.includes(">")))(
  "%j means in the browser what the server reads: %j",
  (text, expected) => {
    expect(outline(text)).toBe(expected);
  },
);
