import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength";

test.each([
  ["", "short"],
  ["seven77", "short"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak"],
  ["password", "weak"],
  ["Tr0ub4dor&3x", "fair"],
  ["correct horse battery staple", "strong"],
])("%j is %s", (password, strength) => {
  expect(passwordStrength(password, [])).toBe(strength);
});

test("what the person is called by adds nothing", () => {
  expect(passwordStrength("grace.hopper@example.org", [])).toBe("strong");
  expect(passwordStrength("grace.hopper@example.org", ["grace.hopper@example.org"])).toBe("weak");
});
