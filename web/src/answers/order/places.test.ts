import { expect, test } from "vitest";
import { compile } from "../compile";
import { Evaluation } from "../evaluation";
import { asker, TestWorld } from "../testing";
import { titlePlaces } from "./places";

const long = "a".repeat(100);
/** In their order; those that stand together are sorted alike. */
const inOrder = [
  [""],
  ["10 lamps"],
  ["9 lamps"],
  ["A lamp", "a lamp", "\uff21 lamp"],
  [long, `${long}b`, `${long.toUpperCase()}a`],
  ["Strasse", "straße"],
  ["zebra"],
  ["Änderung", "a\u0308nderung"].map((title) => title.normalize("NFC")),
  ["\ufb48"],
  ["\u{1f41e} bug"],
];

test("titles that are sorted alike have one place, in the order of code points", () => {
  const places = titlePlaces(inOrder.flat());
  const expected = inOrder.flatMap((alike, at) => alike.map(() => at + 1));
  expect(places).toEqual(expected);
});

test.each(["sort:title", "sort:-title,key"])(
  "%s is the same with places, without, and with some of them",
  (query) => {
    const titles = inOrder.flat().toReversed();
    const places = titlePlaces(titles);
    const answerOf = (hasPlace: (at: number) => boolean) => {
      const bugs = titles.map((title, at) => ({
        title,
        titlePlace: hasPlace(at) ? (places[at] ?? 0) : 0,
      }));
      const compiled = compile(query, TestWorld.of(...bugs), asker);
      if (compiled.is === "server") throw new Error(compiled.reason);
      return new Evaluation(compiled.question).run().slots;
    };
    const expected = answerOf(() => false);
    expect(expected).toHaveLength(titles.length);
    expect(answerOf(() => true)).toEqual(expected);
    for (const every of [2, 3, 5]) {
      expect(answerOf((at) => at % every !== 0)).toEqual(expected);
    }
  },
);
