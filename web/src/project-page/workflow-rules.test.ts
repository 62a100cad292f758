import { expect, test } from "vitest";
import type { Project, Status } from "../store/organization";
import { categoriesBeside, replacementsOf } from "./workflow-rules";

const status = (id: string, category: Status["category"], position: number): Status => ({
  id,
  name: id,
  category,
  color: "red",
  position,
});
const statuses = [
  status("New", "triage", 0),
  status("Working", "started", 1),
  status("Reviewed", "started", 2),
  status("Fixed", "done", 3),
  status("Closed", "dropped", 4),
];

test("a status stays open or closed, and a new one may mean anything", () => {
  expect(categoriesBeside(status("New", "triage", 0))).toEqual(["triage", "open", "started"]);
  expect(categoriesBeside(status("Fixed", "done", 0))).toEqual(["done", "dropped"]);
  expect(categoriesBeside(undefined)).toHaveLength(5);
});

test("bugs go to another status of their side, one of the same category first", () => {
  const project = { statuses } as Pick<Project, "statuses"> as Project;
  const names = (of: Status) => replacementsOf(project, of).map(({ name }) => name);
  expect(names(status("Reviewed", "started", 2))).toEqual(["Working", "New"]);
  expect(names(status("Fixed", "done", 3))).toEqual(["Closed"]);
});
