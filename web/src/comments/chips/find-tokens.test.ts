import { expect, test } from "vitest";
import { findTokens } from "./find-tokens";

const known = { usernames: ["ada", "ada b", "Grace"], projectKeys: new Set(["CORE", "A1"]) };

function found(text: string): string[] {
  return findTokens(text, known).map(({ kind, value, start, end }) => {
    expect(end).toBeGreaterThan(start);
    return `${kind} ${value}`;
  });
}

test.each([
  ["ask @ada.", ["person ada"]],
  ["@grace, @ADA", ["person Grace", "person ada"]],
  ["the longest name: @ada b", ["person ada b"]],
  ["write to ada@ada.example", []],
  ["@adam and @nobody", []],
  ["see CORE-12 (A1-3)", ["bug CORE-12", "bug A1-3"]],
  ["restricted: CORE-R7", ["bug CORE-R7"]],
  ["HTTP-2, UTF-8, CORE-012, XCORE-1, CORE-1a", []],
  ["@ada fixed CORE-1", ["person ada", "bug CORE-1"]],
])("%s", (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test("time grows with the text, not with its square", () => {
  const text = "@".repeat(20_000) + " CORE-".repeat(20_000);
  const start = performance.now();
  findTokens(text, known);
  expect(performance.now() - start).toBeLessThan(1000);
});
