import { expect, test } from "vitest";
import { Column, Sets, Words } from "./columns";

test("a column counts its writes, in whichever way values come, and none that changes nothing", () => {
  const column = new Column((length) => new Int32Array(length));
  column.set(100, 7);
  const counted = [column.writes];
  const then = (act: () => void) => {
    act();
    counted.push(column.writes);
  };
  then(() => column.set(100, 7));
  then(() => column.setRun(Int32Array.of(1, 2), 3));
  then(() => column.copyRows([5, 6], undefined, Int32Array.of(8, -1)));
  expect(counted).toEqual([1, 1, 2, 3]);
  expect([100, 3, 4, 8, 9].map((slot) => column.get(slot))).toEqual([7, 1, 2, 5, 0]);
});

test("the list of a set is the same one each time, whatever other sets come", () => {
  const sets = new Sets(new Words());
  const number = sets.numberOf(["ada", "bob"]);
  const list = sets.listOf(number);
  expect(list).toEqual(["ada", "bob"]);
  expect(sets.listOf(sets.numberOf(["bob"]))).toEqual(["bob"]);
  expect(sets.listOf(number)).toBe(list);
});
