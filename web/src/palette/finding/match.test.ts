import { expect, test } from "vitest";
import { finderOf, matchOf, plainText } from "./match";

const marked = (typed: string, text: string) =>
  matchOf(typed, text)?.marks.map(([from, to]) => text.slice(from, to));
const tier = (typed: string, text: string) => matchOf(typed, text)?.tier;

test("what begins with the typed text comes before words that do, before first letters, before the inside", () => {
  expect(tier("rel", "Relay sticks")).toBe(0);
  expect(tier("sti", "Relay sticks")).toBe(1);
  expect(tier("rs", "Relay sticks")).toBe(2);
  expect(tier("lay", "Relay sticks")).toBe(3);
  expect(tier("la", "Relay sticks")).toBeUndefined();
});

test("every word is sought, in any order", () => {
  expect(tier("sti rel", "Relay sticks")).toBe(1);
  expect(tier("relay moth", "Relay sticks")).toBeUndefined();
});

test("letters are the same with and without accents and capitals, and marked as they stand", () => {
  expect(marked("resu", "Wrong Résumé shown")).toEqual(["Résu"]);
  expect(marked("ÉCOLE", "école")).toEqual(["école"]);
  expect(marked("straße", "Straße gesperrt")).toEqual(["Straße"]);
});

test("the letters that were found are marked", () => {
  expect(marked("ope bo", "Open board")).toEqual(["Ope", "bo"]);
  expect(marked("opbo", "Open board")).toEqual(["Op", "bo"]);
  expect(marked("core-12", "CORE-12 Relay")).toEqual(["CORE-12"]);
});

test("nothing typed finds everything and marks nothing", () => {
  expect(matchOf("  ", "Relay")).toEqual({ tier: 0, marks: [] });
});

test("a text of many like words is answered at once", () => {
  const began = performance.now();
  expect(matchOf(`${"a".repeat(60)}b`, "aaaaaaaa ".repeat(40))).toBeUndefined();
  expect(finderOf(`${"a".repeat(60)}b`)("aaaaaaaa ".repeat(40))).toBe(false);
  expect(performance.now() - began).toBeLessThan(200);
});

test("a word begins at a letter or digit that none stands before", () => {
  const letters = Array.from("abA1 -_.éßΣ𝐀𠀀🙂字\u0301");
  const startsWord = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;
  for (let number = 0; number < letters.length ** 3; number += 1) {
    const text = [number, number / letters.length, number / letters.length ** 2]
      .map((at) => letters[Math.floor(at) % letters.length])
      .join("");
    const plain = Array.from(text, (letter) =>
      letter.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase(),
    ).join("");
    const begun = new Set([...plain.matchAll(startsWord)].map(([letter]) => letter));
    for (const letter of ["a", "b", "1", "e", "s", "σ", "𠀀", "字"]) {
      // A text that begins with it is found by that alone.
      const isFound = begun.has(letter) || plain.startsWith(letter);
      expect(matchOf(letter, text) !== undefined, `${letter} of ${text}`).toBe(isFound);
    }
  }
});

test("the finder of many texts finds what a match is found in, and nothing else", () => {
  let seed = 4711;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const letters = Array.from("abAB1 -.éÉßΣς𝐀𠀀🙂字\u0301");
  const text = (length: number) =>
    Array.from({ length: next(length) }, () => letters[next(letters.length)]).join("");
  const found = [0, 0];
  for (let round = 0; round < 20_000; round += 1) {
    const [typed, about] = [text(6), text(24)];
    const isMatch = matchOf(typed, about) !== undefined;
    expect(finderOf(typed)(plainText(about)), `${round}: ${JSON.stringify([typed, about])}`).toBe(
      isMatch,
    );
    found[isMatch ? 1 : 0] = (found[isMatch ? 1 : 0] ?? 0) + 1;
  }
  expect(Math.min(...found)).toBeGreaterThan(2000);
});
