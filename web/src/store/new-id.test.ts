import { expect, test } from "vitest";
import { newID } from "./new-id";

test("ids are UUIDs of version 7 and sort by time", () => {
  const early = newID(1_700_000_000_000);
  const late = newID(1_700_000_000_001);
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(early.replaceAll("-", "").slice(0, 12)).toBe(
    (1_700_000_000_000).toString(16).padStart(12, "0"),
  );
  expect(early < late).toBe(true);
});
