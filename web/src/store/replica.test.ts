import { afterEach, expect, test } from "vitest";
import type { WireProject } from "../api/types";
import { dropEverything, putProjects, replicaOf } from "./replica";

afterEach(dropEverything);

const core = {
  id: "core",
  orgID: "org-1",
  key: "CORE",
  name: "Core",
  statuses: [{ id: "new", name: "New" }],
  bugCount: 4,
  openBugCount: 3,
} as WireProject;

test("projects that are only counted anew stay the same rows, and those that changed do not", () => {
  const { projects, projectsState } = replicaOf("org-1");
  putProjects("org-1", [structuredClone(core)], { content: 1 });
  const [row, all, state] = [projects.get("core"), projects.all(), projectsState.get()];
  putProjects("org-1", [{ ...structuredClone(core), openBugCount: 2 }], { content: 2 });
  expect(projects.get("core")).toBe(row);
  expect(projects.all()).toBe(all);
  expect(projectsState.get()).toBe(state);
  putProjects("org-1", [{ ...structuredClone(core), name: "Kernel" }], { content: 3 });
  expect(projects.get("core")?.name).toBe("Kernel");
});
