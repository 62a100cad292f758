import { expect, test } from "vitest";
import { microsOf } from "./times";

test("microseconds are kept", () => {
  expect(microsOf("1970-01-01T00:00:01.000001Z")).toBe(1_000_001);
  expect(microsOf("2025-01-02T03:04:05.123456Z") % 1_000_000).toBe(123_456);
  expect(microsOf("2025-01-02T03:04:05Z") % 1_000_000).toBe(0);
  expect(microsOf("2025-01-02T03:04:05.1Z") % 1_000_000).toBe(100_000);
});
