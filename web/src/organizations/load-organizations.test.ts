import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { organizationsKey } from "../identity/kept-here";
import { session } from "../identity/session";
import { loseOrganization } from "../members/lose-organization";
import { counts } from "../store/organization";
import { dropEverything, organizations, organizationsState, replicaOf } from "../store/replica";
import { loadOrganizations } from "./load-organizations";

const ada = { state: "in", me: { UID: "ada" } } as ReturnType<typeof session.get>;
const grace = { state: "in", me: { UID: "grace" } } as ReturnType<typeof session.get>;

const wire = (id: string) => ({
  id,
  orgName: `Name of ${id}`,
  orgDesc: "",
  orgOwner: "ada",
  createdDate: "2025-01-02T03:04:05Z",
  isPrivate: true,
  rev: 1,
  memberRole: "Owner",
  memberCount: 1,
  bugCount: 7,
  versions: { content: 4, members: 1 },
});

let answer: () => Response = () => Response.error();
const names = () => organizations.all().map(({ id }) => id);

/** Another page, of whoever is signed in; what the browser keeps is still there. */
function nextPage(): void {
  dropEverything();
  answer = () => {
    throw new TypeError("no network");
  };
}

beforeEach(() => {
  vi.stubGlobal("fetch", async () => answer());
  session.set(ada);
  answer = () => Response.json({ items: [wire("one"), wire("two")], personVersion: 3 });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  dropEverything();
});

test("without a network those are shown that the server named last, and as many bugs", async () => {
  expect(await loadOrganizations()).toBe(3);
  nextPage();
  expect(await loadOrganizations()).toBeUndefined();
  expect(organizationsState.get().is).toBe("failed");
  expect(names()).toEqual(["one", "two"]);
  expect(replicaOf("two").counts.value(counts.bugs)).toBe(7);
});

test("one that the person lost is not among them, nor does anybody else see them", async () => {
  await loadOrganizations();
  loseOrganization("one");
  nextPage();
  await loadOrganizations();
  expect(names()).toEqual(["two"]);
  session.set(grace);
  nextPage();
  await loadOrganizations();
  expect(names()).toEqual([]);
});

test("an answer that comes when somebody else sits here is not theirs", async () => {
  const asked = loadOrganizations();
  session.set(grace);
  expect(await asked).toBeUndefined();
  nextPage();
  await loadOrganizations();
  expect(names()).toEqual([]);
});

test("a refusal is not the network's: nothing is shown instead", async () => {
  await loadOrganizations();
  nextPage();
  answer = () => Response.json({ status: 500, code: "internal", detail: "d" }, { status: 500 });
  await loadOrganizations();
  expect(names()).toEqual([]);
});

test("what stands there in another form is no list", async () => {
  localStorage.setItem(organizationsKey, JSON.stringify({ person: "ada", items: [{ id: "one" }] }));
  nextPage();
  await loadOrganizations();
  expect(names()).toEqual([]);
});
