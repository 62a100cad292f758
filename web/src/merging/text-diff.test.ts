import { expect, test } from "vitest";
import { textDiff } from "./text-diff";

const marks = { same: "", added: "+", removed: "-" };

function told(before: string, after: string): string {
  return textDiff(before, after)
    .map(({ is, text }) => (is === "same" ? text : `[${marks[is]}${text}]`))
    .join("");
}

test.each([
  ["It crashes", "It crashes", "It crashes"],
  ["It crashes", "It always crashes", "It [+always ]crashes"],
  ["It crashes here", "It hangs here", "It [-crashes][+hangs] here"],
  ["a\nb\n", "a\nc\nb\n", "a\n[+c\n]b\n"],
  ["", "new", "[+new]"],
  ["old", "", "[-old]"],
])("%j to %j", (before, after, expected) => {
  expect(told(before, after)).toBe(expected);
});

test("both texts can be read off it, whatever they are", () => {
  let seed = 7;
  const random = (max: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % max;
  };
  const text = () => Array.from({ length: random(30) }, () => "ab \n"[random(4)]).join("");
  for (let round = 0; round < 200; round += 1) {
    const [before, after] = [text(), text()];
    const pieces = textDiff(before, after);
    const read = (without: string) =>
      pieces
        .filter(({ is }) => is !== without)
        .map((piece) => piece.text)
        .join("");
    expect(read("added")).toBe(before);
    expect(read("removed")).toBe(after);
  }
});

test("two long texts without anything in common are told as a whole", () => {
  const [before, after] = ["a b ".repeat(16_000), "c\n".repeat(32_000)];
  expect(textDiff(before, after)).toEqual([
    { is: "removed", text: before },
    { is: "added", text: after },
  ]);
});
