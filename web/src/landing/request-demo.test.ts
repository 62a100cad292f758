import { expect, test } from "vitest";
import { emailProblem } from "./request-demo";

test("an empty address and a malformed one are told apart", () => {
  for (const empty of ["", "  "]) expect(emailProblem(empty)).toBe("Email field cannot be empty.");
  for (const bad of ["a", "a@b", "a b@c.d", "a@b@c.d", "a@b.", "@b.c"]) {
    expect(emailProblem(bad)).toBe("Please enter a valid email address.");
  }
  for (const good of ["a@b.c", "ada@mail.example.org", "a@b.c."]) {
    expect(emailProblem(good)).toBeUndefined();
  }
});
