import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useSteady } from "./use-steady";

afterEach(cleanup);

test("steady functions stay the same and do what those of the last drawing do", () => {
  const seen: { add: (more: number) => number }[] = [];
  function Page({ base }: { base: number }) {
    seen.push(useSteady({ add: (more: number) => base + more }));
    return null;
  }
  const { rerender } = render(<Page base={1} />);
  expect(seen[0]?.add(10)).toBe(11);
  rerender(<Page base={2} />);
  expect(seen[1]).toBe(seen[0]);
  expect(seen[0]?.add(10)).toBe(12);
});
