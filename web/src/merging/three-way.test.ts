import { expect, test } from "vitest";
import { mergeTexts } from "./three-way";

const text = (lines: string) => lines.split(" ").join("\n");
const merged = (base: string, mine: string, theirs: string) => {
  const { text: lines, isClean } = mergeTexts(text(base), text(mine), text(theirs));
  return [lines.split("\n").join(" "), isClean];
};

test("what either changed alone is taken", () => {
  expect(merged("a b c d", "A b c d", "a b c D")).toEqual(["A b c D", true]);
  expect(merged("a b c", "a b c", "a x c")).toEqual(["a x c", true]);
  expect(merged("a b c", "a x c", "a b c")).toEqual(["a x c", true]);
});

test("lines put in and taken away merge where they do not touch", () => {
  expect(merged("a b c d", "a new b c d", "a b d")).toEqual(["a new b d", true]);
  expect(merged("a b c", "b c", "a b c d")).toEqual(["b c d", true]);
});

test("the same change of both is one change", () => {
  expect(merged("a b c", "a x c", "a x c")).toEqual(["a x c", true]);
});

test("where both changed the same place both stand, theirs first", () => {
  expect(merged("a b c", "a mine c", "a theirs c")).toEqual(["a theirs mine c", false]);
  expect(merged("a", "a mine", "a theirs")).toEqual(["a theirs mine", false]);
  expect(merged("a b c", "a c", "a B c")).toEqual(["a B c", false]);
});

test("an empty beginning keeps both texts", () => {
  expect(mergeTexts("", "mine", "theirs")).toEqual({ text: "theirs\nmine", isClean: false });
  expect(mergeTexts("", "", "theirs")).toEqual({ text: "theirs", isClean: true });
});

test("no line of either is lost, whatever both did", () => {
  const seed = Date.now() % 2 ** 31;
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  const changed = (lines: string[], mark: string) =>
    lines.flatMap((line, index) => {
      const dice = random(8);
      if (dice === 0) return [];
      if (dice === 1) return [`${mark}${index}`];
      return dice === 2 ? [line, `${mark}${index}`] : [line];
    });
  for (let round = 0; round < 300; round += 1) {
    const base = Array.from({ length: random(12) }, (_, index) => `line ${index % 5}`);
    const mine = changed(base, "mine ");
    const theirs = changed(base, "theirs ");
    const { text: result } = mergeTexts(base.join("\n"), mine.join("\n"), theirs.join("\n"));
    const lines = new Set(result.split("\n"));
    const news = [...mine, ...theirs].filter((line) => !line.startsWith("line"));
    expect(
      news.filter((line) => !lines.has(line)),
      `seed ${seed}`,
    ).toEqual([]);
  }
});

test("texts too long to compare whole merge by their common ends", () => {
  const long = Array.from({ length: 3000 }, (_, index) => `line ${index}`);
  const mine = ["mine", ...long];
  const theirs = long.map((line) => `${line}!`);
  const { text: result, isClean } = mergeTexts(long.join("\n"), mine.join("\n"), theirs.join("\n"));
  expect(isClean).toBe(false);
  expect(result.startsWith("line 0!")).toBe(true);
  expect(result.endsWith("line 2999")).toBe(true);
});

test("inside of a line what either changed alone is taken", () => {
  const merge = mergeTexts(
    "The relay sticks.",
    "The old relay sticks.",
    "The relay sticks at noon.",
  );
  expect(merge).toEqual({ text: "The old relay sticks at noon.", isClean: true });
});
