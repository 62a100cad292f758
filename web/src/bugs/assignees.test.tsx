import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { dropEverything, replicaOf } from "../store/replica";
import { Assignees } from "./assignees";

afterEach(() => {
  cleanup();
  dropEverything();
});

test("of more than three people the last place is a number", () => {
  const names = ["Ada", "Bela", "Carl", "Dora", "Egon"];
  for (const name of names) replicaOf("org-1").people.put({ id: name, name, kind: "person" }, 0);
  const { rerender } = render(<Assignees orgID="org-1" ids={names.slice(0, 3)} />);
  const shown = () => screen.getAllByRole("img").map((picture) => picture.ariaLabel);
  expect(shown()).toEqual(["Ada", "Bela", "Carl"]);
  rerender(<Assignees orgID="org-1" ids={names} />);
  expect(shown()).toEqual(["Ada", "Bela"]);
  expect(screen.getByText("+3")).toBeDefined();
});
