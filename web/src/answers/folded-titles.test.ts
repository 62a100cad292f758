import { expect, test } from "vitest";
import { rowTexts } from "../store/row-texts";
import type { BugWorld } from "./bug-world";
import { foldedTitlesOf } from "./folded-titles";

test("titles are folded whether they came together or by themselves", () => {
  const rows = rowTexts(["Straße", "TWO", "ﬁrst"]);
  const places = new Map([
    [7, { rows, row: 0 }],
    [8, { rows, row: 2 }],
  ]);
  const title = { at: () => "By ITSELF", placeOf: (slot: number) => places.get(slot) };
  const titles = foldedTitlesOf({ title } as unknown as BugWorld);
  expect([7, 8, 9].map((slot) => titles.at(slot))).toEqual(["strasse", "first", "by itself"]);
});
