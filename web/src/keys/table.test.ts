import { expect, test } from "vitest";
import { clashOf, isKept, togethers } from "./clashes";
import { firstKeysOf, isSingleKey, keyNames, keyPlaces, keyTable } from "./table";

test("no two shortcuts that work at the same time have the same keys, or keys that wait for one another", () => {
  const clashes = keyNames.flatMap((name) =>
    firstKeysOf(name).map((keys) => [name, keys, clashOf(name, keys, keyNames, firstKeysOf)]),
  );
  expect(clashes.filter(([, , other]) => other !== undefined)).toEqual([]);
});

test("the check finds a clash where there is one", () => {
  expect(clashOf("status", "C", keyNames, firstKeysOf)).toBe("newBug");
  expect(clashOf("status", "G", keyNames, firstKeysOf)).toBe("goDashboard");
  expect(clashOf("status", "G D", keyNames, firstKeysOf)).toBe("goDashboard");
  expect(clashOf("nextBug", "J", keyNames, firstKeysOf)).toBeUndefined();
  expect(clashOf("newBug", "C", keyNames, firstKeysOf)).toBeUndefined();
});

test("every shortcut has a name of its own, and a place that is on some page", () => {
  const all = keyPlaces.flatMap((place) => Object.keys(keyTable[place]));
  expect(new Set(all).size).toBe(all.length);
  for (const place of keyPlaces) {
    expect(togethers.some((places) => places.includes(place))).toBe(true);
  }
});

test("letters and signs can be switched off, alone and one after the other", () => {
  expect(["C", "?", "Shift+S", "G D", "+"].filter(isSingleKey)).toHaveLength(5);
  expect(["Ctrl+K", "Enter", "Space", "Shift+Down", "Esc"].filter(isSingleKey)).toEqual([]);
});

test("what browsers need is nobody's to give away", () => {
  expect(["Tab", "F5", "Ctrl+C", "Ctrl+W", "Esc", "Enter"].every(isKept)).toBe(true);
  expect(["N", "Ctrl+K", "F", "Shift+F"].some(isKept)).toBe(false);
});
