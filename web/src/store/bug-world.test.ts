import { expect, test } from "vitest";
import { bugOf } from "./bug";
import { StoreWorld } from "./bug-world";
import { OrganizationReplica, type Project } from "./organization";
import { wireBug } from "./testing";

const core: Project = {
  id: "core",
  orgID: "org-1",
  key: "CORE",
  name: "Core",
  description: "",
  color: "",
  createdAt: "2025-01-02T03:04:05Z",
  statuses: [{ id: "new", name: "New", category: "open", color: "", position: 0 }],
};

function worldOf(...numbers: number[]) {
  const replica = new OrganizationReplica();
  replica.projects.put(core, 1);
  for (const number of numbers) {
    replica.bugs.put(wireBug(number, { watchers: ["bob", "cleo"], voters: [], due: "2025-03-01" }));
  }
  return { replica, world: new StoreWorld(replica) };
}

test("columns are read by slot and their numbers have names", () => {
  const { replica, world } = worldOf(1, 2);
  replica.people.put({ id: "bob", name: "Bob", kind: "person" }, 1);
  const slot = world.slotOfKey("CORE", 2) ?? -1;
  expect(world.title.at(slot)).toBe("Bug 2");
  expect(world.projects[world.project.values[slot] ?? -1]?.name).toBe("Core");
  expect(world.statuses[world.status.values[slot] ?? -1]?.category).toBe("open");
  expect(world.due.values[slot]).toBe(Date.parse("2025-03-01") / 86_400_000);
  expect(world.estimate.values[slot]).toBe(-1);
  const watchers = world.peopleSets[world.watchers.values[slot] ?? -1] ?? [];
  expect(watchers.map((person) => world.people[person])).toMatchObject([
    { id: "bob", kind: "person", name: "Bob" },
    { id: "cleo", name: undefined },
  ]);
});

test("deleted and removed bugs are not live, and no key leads to them", () => {
  const { replica, world } = worldOf(1, 2, 3);
  const [one, two] = [world.slotOfKey("CORE", 1) ?? -1, world.slotOfKey("CORE", 2) ?? -1];
  replica.bugs.put(wireBug(1, { rev: 2, deleted: "2025-02-02T03:04:05Z" }));
  replica.bugs.remove("bug-2", 5);
  expect([world.live.values[one], world.live.values[two]]).toEqual([0, 0]);
  expect(world.slotOfKey("CORE", 1)).toBeUndefined();
  expect(world.slotOfKey("CORE", 2)).toBeUndefined();
  expect(replica.bugs.get("bug-1")?.deleted).toBeGreaterThan(0);
  expect(world.live.values[world.slotOfKey("CORE", 3) ?? -1]).toBe(1);
});

test("names are others when a dictionary grows, when it says something else, and after all was forgotten", () => {
  const { replica, world } = worldOf(1);
  const seen = new Set([world.names, world.names]);
  expect(seen.size).toBe(1);
  replica.bugs.create({ ...bugOf(wireBug(1)), id: "bug-4", number: 4, bugAuthor: "dora" });
  seen.add(world.names);
  replica.projects.patch("core", { name: "Heart" }, 2);
  seen.add(world.names);
  replica.forgetBugs();
  seen.add(world.names);
  expect(seen.size).toBe(4);
});
