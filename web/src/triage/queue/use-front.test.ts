import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { goTo } from "../../routing/history";
import { showPages } from "../../routing/testing";
import { useFront } from "./use-front";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Someone at the first of some bugs; the address says what the test lets it say. */
function atFirst() {
  const told: (string | undefined)[] = [];
  const { result, rerender } = renderHook(
    ({ asked }) => useFront(asked, (key) => void told.push(key)),
    { initialProps: { asked: "A" } },
  );
  return {
    told,
    front: () => result.current[0],
    says: (asked: string) => rerender({ asked }),
    step: (to: string, during = () => {}) => {
      act(() => result.current[1](to));
      act(during);
      act(() => void vi.advanceTimersByTime(200));
    },
  };
}

test("an address that comes late does not bring back what was in front before", () => {
  const { told, front, says, step } = atFirst();
  for (const key of ["B", "C", "D", "E"]) step(key);
  expect(told).toEqual(["B", "C", "D", "E"]);
  for (const late of ["B", "C", "D", "E"]) {
    says(late);
    expect(front()).toBe("E");
  }
});

test("where the address goes by itself, the front follows, also to one that was told before", () => {
  const { front, says, step } = atFirst();
  step("B");
  step("C");
  // B was passed over.
  says("C");
  says("B");
  expect(front()).toBe("B");
});

test("whoever goes elsewhere before the address has followed is not called back", async () => {
  await showPages("/triage", { "/triage": () => null, "/bugs": () => null });
  const { told, step } = atFirst();
  step("B", () => goTo("/bugs"));
  expect(told).toEqual([]);
});
