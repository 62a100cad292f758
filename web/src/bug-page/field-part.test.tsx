import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bugOf } from "../store/bug";
import { wireBug } from "../store/testing";
import type { BugScene } from "./bug-actions";
import { type FieldPartProps, fieldPart } from "./field-part";

afterEach(cleanup);

let drawn = 0;
beforeEach(() => {
  drawn = 0;
});

const Part = fieldPart(["priority", "estimate"], ["priority"], function Part({ scene }) {
  drawn += 1;
  return scene.bug.priority;
});

const bug = bugOf(wireBug(1));
const scene: BugScene = {
  orgID: "org-1",
  bug,
  project: undefined,
  me: undefined,
  mayEdit: true,
  mayTakePart: true,
  mayWithhold: false,
  show: () => undefined,
  save: () => undefined,
  chooseStatus: () => undefined,
  editTitle: () => undefined,
  editDescription: () => undefined,
  comment: () => undefined,
};
const closed: FieldPartProps["parts"] = {
  shown: undefined,
  show: () => undefined,
  hide: () => undefined,
};

test("a part of the details is drawn again for its own fields alone", () => {
  const { rerender, container } = render(<Part scene={scene} parts={closed} />);
  rerender(
    <Part scene={{ ...scene, bug: { ...bug, title: "Other", rev: 2 } }} parts={{ ...closed }} />,
  );
  rerender(<Part scene={scene} parts={{ ...closed, shown: "status" }} />);
  expect(drawn).toBe(1);
  rerender(<Part scene={{ ...scene, bug: { ...bug, priority: "high" } }} parts={closed} />);
  expect([drawn, container.textContent]).toEqual([2, "high"]);
});

test("a part of the details is drawn again for another bug", () => {
  const { rerender } = render(<Part scene={scene} parts={closed} />);
  rerender(<Part scene={{ ...scene, bug: { ...bug, id: "bug-2" } }} parts={closed} />);
  expect(drawn).toBe(2);
});

test.each<[string, Partial<BugScene>, Partial<FieldPartProps["parts"]>]>([
  ["it is open", {}, { shown: "priority" }],
  ["nobody may edit", { mayEdit: false }, {}],
  ["somebody may restrict it", { mayWithhold: true }, {}],
  ["nobody may take part", { mayTakePart: false }, {}],
  ["somebody else looks at it", { me: { UID: "ada" } as NonNullable<BugScene["me"]> }, {}],
  ["its project is another", { project: { id: "core" } as NonNullable<BugScene["project"]> }, {}],
])("a part of the details is drawn again where %s", (_, other, parts) => {
  const { rerender } = render(<Part scene={scene} parts={closed} />);
  rerender(<Part scene={{ ...scene, ...other }} parts={{ ...closed, ...parts }} />);
  expect(drawn).toBe(2);
});
