import { expect, test } from "vitest";
import { parseCommand } from "./command";
import { commandSpotAt } from "./complete";
import { parse } from "./parse";

test("a sign that begins no command stays a part of the query", () => {
  expect(parseCommand('"a > b" votes:>5 a>b ->x')).toBeUndefined();
  expect(parse("is:open > severity S1").faults).toEqual([
    { code: "command", at: { from: 8, to: 9 } },
  ]);
  expect(parseCommand(" is:open > severity S1")?.query).toBe("is:open");
});

test("whatever is typed is read to its end", () => {
  const parts = [">", " > ", "(", ")", '"', "-", "+", ",", " ", "severity ", "S1", "label +", "é"];
  let seed = 11;
  const next = () => (seed = (seed * 16_807) % 2_147_483_647);
  const spaceless = (all: string) => all.replaceAll(/\s/g, "");
  for (let round = 0; round < 2000; round += 1) {
    const body = Array.from({ length: next() % 12 }, () => parts[next() % parts.length]).join("");
    const text = `a > ${body}`;
    const { pieces = [] } = parseCommand(text) ?? {};
    const covered = pieces.map(({ from, to }) => text.slice(from, to)).join("");
    expect({ text, covered: spaceless(covered) }).toEqual({ text, covered: spaceless(text) });
  }
});

test("completion offers an action, or a value of the one before", () => {
  const spotIn = (text: string) => {
    const { is, typed, verb, at } = commandSpotAt(text, text.indexOf(">"), text.length);
    return `${is} ${verb?.name ?? "-"} "${typed}" ${at.from}-${at.to}`;
  };
  expect(spotIn("a > ")).toBe('action - "" 4-4');
  expect(spotIn("a > sev")).toBe('action - "sev" 4-7');
  expect(spotIn("a > severity ")).toBe('value severity "" 13-13');
  expect(spotIn("a > severity S1 ")).toBe('action - "" 16-16');
  expect(spotIn("a > label +ol")).toBe('value label "ol" 11-13');
  expect(spotIn('a > label "old one" -"to d')).toBe('value label "to d" 21-26');
  expect(spotIn("a > label +old ")).toBe('action - "" 15-15');
  expect(spotIn("a > assign @me +@an")).toBe('value assign "@an" 16-19');
});
