import { expect, test } from "vitest";
import { middleSquare } from "./cut-picture";

test.each([
  [800, 600, { x: 100, y: 0, side: 600 }],
  [600, 801, { x: 0, y: 100, side: 600 }],
  [1, 1, { x: 0, y: 0, side: 1 }],
])("of %d × %d pixels the middle is kept", (width, height, square) => {
  expect(middleSquare(width, height)).toEqual(square);
});
