import { expect, test } from "vitest";
import { fieldError, problemOf } from "./problem";

test("a problem of the server is read with its field errors", () => {
  const problem = problemOf(422, {
    type: "urn:lacewing:problem:invalid",
    title: "Invalid",
    status: 422,
    detail: "Please check the marked fields.",
    code: "invalid",
    requestID: "r1",
    errors: [{ pointer: "/title", code: "too_long", detail: "At most 256 characters." }],
  });
  expect(problem).toMatchObject({ code: "invalid", detail: "Please check the marked fields." });
  expect(fieldError(problem, "/title")).toBe("At most 256 characters.");
  expect(fieldError(problem, "/description")).toBeUndefined();
});

test("an answer that is no problem still gets a sentence", () => {
  expect(problemOf(502, "<html>")).toMatchObject({ status: 502, code: "unexpected" });
});
