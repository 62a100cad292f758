import { afterEach, expect, test } from "vitest";
import { keysOf, ownKeys, setOwnKeys } from "../keys/own-keys";
import { keyNames } from "../keys/table";
import { enKeys } from "../texts/en-keys";
import { chooseKeys, isFirstOfTwo, resetAllKeys, resetKeys } from "./choose-key";

afterEach(() => setOwnKeys({}));

test("a shortcut takes other keys, and its first ones again", () => {
  expect(chooseKeys("newBug", "N")).toBeUndefined();
  expect(keysOf("newBug")).toEqual(["N"]);
  expect(resetKeys("newBug")).toBeUndefined();
  expect(ownKeys()).toEqual({});
});

test("keys of another shortcut are refused with its name, and nothing changes", () => {
  expect(chooseKeys("newBug", "S")).toEqual({ is: "clash", keys: "S", other: "status" });
  expect(chooseKeys("newBug", "G D")).toEqual({ is: "clash", keys: "G D", other: "goDashboard" });
  expect(chooseKeys("newBug", "F5")).toEqual({ is: "kept", keys: "F5" });
  expect(ownKeys()).toEqual({});
});

test("keys that a shortcut gave up are free; it has them back only when they are free again", () => {
  chooseKeys("newBug", "");
  expect(keysOf("newBug")).toEqual([]);
  expect(chooseKeys("status", "C")).toBeUndefined();
  expect(resetKeys("newBug")).toEqual({ is: "clash", keys: "C", other: "status" });
  resetAllKeys();
  expect([keysOf("newBug"), keysOf("status")]).toEqual([["C"], ["S"]]);
});

test("choosing the key that a shortcut had at first is no change", () => {
  chooseKeys("newBug", "N");
  chooseKeys("newBug", "C");
  expect(ownKeys()).toEqual({});
  expect(chooseKeys("next", "J")).toBeUndefined();
  expect(keysOf("next")).toEqual(["J"]);
});

test("G waits for a second key", () => {
  expect([isFirstOfTwo("G"), isFirstOfTwo("D")]).toEqual([true, false]);
});

test("every shortcut has words", () => {
  expect(Object.keys(enKeys.names).toSorted()).toEqual(keyNames.toSorted());
});
