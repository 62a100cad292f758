import { expect, test } from "vitest";
import { ratingOf, vitalText } from "./vitals";

test("a figure on the limit still belongs to the better side", () => {
  expect(ratingOf("LCP", 2500)).toBe("good");
  expect(ratingOf("LCP", 2501)).toBe("fair");
  expect(ratingOf("LCP", 4000)).toBe("fair");
  expect(ratingOf("LCP", 4001)).toBe("poor");
  expect(ratingOf("CLS", 0.1)).toBe("good");
  expect(ratingOf("CLS", 0.26)).toBe("poor");
});

test("times are in ms or s, the score has no unit", () => {
  expect(vitalText("INP", 87.4)).toBe("87 ms");
  expect(vitalText("LCP", 2512)).toBe("2.51 s");
  expect(vitalText("CLS", 0.1234)).toBe("0.123");
});
