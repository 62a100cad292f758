import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { WireBug } from "../api/types";
import { loadKeys } from "../keys/shown";
import { searchText } from "../routing/address";
import { goTo } from "../routing/history";
import { usePlace } from "../routing/shown";
import { shownWords, showPages } from "../routing/testing";
import { dropEverything, putProjects, replicaOf } from "../store/replica";
import { wireBug } from "../store/testing";
import { appliersAreThere, applyWithNextFrame, watchChanges } from "../sync/appliers";
import type { Question } from "./asking/list-api";
import { ListView } from "./list-view";
import { changedSearch, type ListSearch } from "./look/list-search";

const orgID = "org-1";
const organization = {
  id: orgID,
  orgName: "Moth Works",
  orgDesc: "",
  orgOwner: "ada",
  createdDate: "2025-01-02T03:04:05Z",
  isPrivate: true,
  memberRole: "Owner" as const,
} as Parameters<typeof ListView>[0]["organization"];

const core = {
  id: "core",
  createdAt: "2025-01-02T03:04:05Z",
  statuses: [{ id: "new", name: "Fresh", category: "open" }],
} as Parameters<typeof putProjects>[1][number];

const chartsOf = vi.fn<(q: string) => string>((q) => `Charts of ${q}`);

function Charts({ question: { q } }: { question: Question }) {
  return <p>{chartsOf(q)}</p>;
}

/** What the server was asked, in order; and what it has. */
let asked: URL[] = [];
let bugs: WireBug[] = [];
let refusal: object | undefined;

// Roles are worked out anew for each question.
vi.setConfig({ testTimeout: 30_000 });

// Fetched when something is selected, which is slower than tests wait.
beforeAll(async () => {
  await import("./bulk/bulk-bar");
});
beforeEach(() => {
  asked = [];
  refusal = undefined;
  bugs = [3, 2, 1].map((number) => wireBug(number, { severity: number === 1 ? "S2" : "S1" }));
  vi.stubGlobal("scrollBy", () => undefined);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal("fetch", answer);
  appliersAreThere();
  putProjects(orgID, [], { content: 1 });
});
afterEach(() => {
  cleanup();
  dropEverything();
});

async function answer(input: Request | string) {
  const request = typeof input === "string" ? new Request(new URL(input, location.origin)) : input;
  const url = new URL(request.url);
  asked.push(url);
  if (url.pathname.endsWith("/groups")) {
    return Response.json({
      items: [
        { value: "S1", count: 2 },
        { value: "S2", count: 40 },
      ],
    });
  }
  if (!url.pathname.endsWith("/bugs"))
    return Response.json({ items: [], versions: { content: 1 } });
  if (refusal !== undefined) return Response.json(refusal, { status: 400 });
  return Response.json({ items: bugs, total: bugs.length, versions: { content: 1 } });
}

async function show(first: ListSearch = {}) {
  function List() {
    const search: ListSearch = usePlace((place) => place?.words) ?? {};
    return (
      <ListView
        organization={organization}
        project={undefined}
        path="/list"
        search={search}
        onSearch={(change) => goTo(`/list${searchText(changedSearch<ListSearch>(search, change))}`)}
        peek={{ bugKey: undefined, onPeek: () => undefined }}
        total="3 bugs"
        emptyText="Nothing yet."
        charts={Charts}
      />
    );
  }
  await showPages(`/list${searchText(first)}`, {
    "/list": List,
    "/organizationDisplay/:orgID/bugs/:key": () => null,
  });
  await screen.findByRole("combobox", { name: "Query" });
}

const keyIn = (link: Element | null) => link?.getAttribute("href")?.split("/").at(-1);
const keys = () =>
  screen.queryAllByRole("listitem").flatMap((row) => keyIn(within(row).queryByRole("link")) ?? []);
const questions = () => asked.filter(({ pathname }) => pathname.endsWith("/bugs"));
const box = (key: string) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(`^Select ${key} `) });

test("without a query all bugs are listed, with one those that the server finds", async () => {
  await show();
  await waitFor(() => expect(keys()).toEqual(["CORE-3", "CORE-2", "CORE-1"]));
  expect(questions()[0]?.searchParams.has("q")).toBe(false);
  expect(screen.getByText("3 bugs")).toBeDefined();
  bugs = bugs.slice(1);
  const query = screen.getByRole("combobox", { name: "Query" });
  fireEvent.change(query, { target: { value: "severity:S1" } });
  fireEvent.keyDown(query, { key: "Enter" });
  await screen.findByText("2 bugs found");
  expect(keys()).toEqual(["CORE-2", "CORE-1"]);
  expect(questions().at(-1)?.searchParams.get("q")).toBe("severity:S1");
});

test("charts of the query are shown above the rows, and put away", async () => {
  await show({ q: "severity:S1" });
  const toggle = screen.getByRole("button", { name: "Charts" });
  expect(toggle.getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(toggle);
  expect(await screen.findByText("Charts of severity:S1")).toBeDefined();
  expect(shownWords()).toEqual({ q: "severity:S1", charts: "shown" });
  fireEvent.click(screen.getByRole("button", { name: "Charts", pressed: true }));
  await waitFor(() => expect(screen.queryByText("Charts of severity:S1")).toBeNull());
});

test("a column's head sorts, turns the order round, and lets go of it", async () => {
  await show({ q: "crash" });
  await waitFor(() => expect(keys()).toHaveLength(3));
  const q = () => shownWords()["q"];
  fireEvent.click(screen.getByRole("button", { name: "Sort by severity" }));
  await waitFor(() => expect(q()).toBe("crash sort:severity"));
  fireEvent.click(await screen.findByRole("button", { name: "Sort by severity, now ascending" }));
  await waitFor(() => expect(q()).toBe("crash sort:-severity"));
  fireEvent.click(await screen.findByRole("button", { name: "Sort by severity, now descending" }));
  await waitFor(() => expect(q()).toBe("crash"));
});

test("groups have headings with counts of all pages, and the list comes in their order", async () => {
  await show({ q: "group:severity" });
  expect(await screen.findByRole("heading", { name: "S1 Critical 2" })).toBeDefined();
  expect(screen.getByRole("heading", { name: "S2 Serious 40" })).toBeDefined();
  expect(questions()[0]?.searchParams.get("q")).toBe("group:severity sort:severity,-updated");
});

test("bugs are selected one by one, with Shift and all at once", async () => {
  await show();
  await waitFor(() => expect(keys()).toHaveLength(3));
  fireEvent.click(box("CORE-3"));
  fireEvent.click(box("CORE-1"), { shiftKey: true });
  const bar = await screen.findByRole("toolbar", { name: "Selected bugs" });
  expect(within(bar).getByRole("status").textContent).toBe("3 selected");
  fireEvent.click(box("CORE-2"));
  expect(within(bar).getByRole("status").textContent).toBe("2 selected");
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all that are shown" }));
  expect(within(bar).getByRole("status").textContent).toBe("3 selected");
  fireEvent.click(within(bar).getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("toolbar")).toBeNull();
});

test("X selects the row that J came to, Ctrl+A all, Esc none", async () => {
  await loadKeys();
  await show();
  await waitFor(() => expect(keys()).toHaveLength(3));
  const press = (key: string, more = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  press("j");
  press("j");
  expect(keyIn(document.activeElement)).toBe("CORE-2");
  press("x");
  expect(box("CORE-2").checked).toBe(true);
  press("a", { ctrlKey: true });
  expect(box("CORE-1").checked).toBe(true);
  press("Escape");
  expect(screen.queryByRole("toolbar")).toBeNull();
});

/** A change of somebody else. */
async function hear(id: string, action: "created" | "changed", version: number) {
  const at = "2026-01-01T00:00:00Z";
  const change = { version, at, kind: "bug", id, action, projectID: "core", fields: {} };
  await act(async () => applyWithNextFrame([change], { owner: orgID, name: "content" }));
}

test("a change of somebody else asks again, and selection and rows stay", async () => {
  await show({ q: "severity:S1" });
  await waitFor(() => expect(keys()).toHaveLength(3));
  fireEvent.click(box("CORE-2"));
  bugs = [wireBug(4), ...bugs];
  await hear("bug-4", "created", 2);
  await waitFor(() => expect(keys()).toEqual(["CORE-4", "CORE-3", "CORE-2", "CORE-1"]));
  expect(box("CORE-2").checked).toBe(true);
  expect(screen.getByText("4 bugs found")).toBeDefined();
});

test("a list that one comes back to is asked again where something changed meanwhile, else not", async () => {
  await show({ q: "severity:S1" });
  await waitFor(() => expect(keys()).toHaveLength(3));
  const leaveAndComeBack = async (meanwhile: () => Promise<void>) => {
    act(() => goTo("/organizationDisplay/:orgID/bugs/:key"));
    await waitFor(() => expect(keys()).toEqual([]));
    await meanwhile();
    act(() => goTo("/list?q=severity:S1"));
    await waitFor(() => expect(keys()).not.toEqual([]));
  };
  await leaveAndComeBack(async () => undefined);
  expect(questions()).toHaveLength(1);
  await leaveAndComeBack(async () => {
    bugs = bugs.slice(1);
    const applied = new Promise<void>((resolve) => {
      const leave = watchChanges(() => {
        leave();
        resolve();
      });
    });
    await hear("bug-3", "changed", 2);
    await applied;
  });
  await waitFor(() => expect(keys()).toEqual(["CORE-2", "CORE-1"]));
  expect(questions()).toHaveLength(2);
});

test("where rows move, what stands around them is drawn again only if that is another one", async () => {
  await show({ q: "severity:S1", charts: "shown" });
  await waitFor(() => expect(keys()).toHaveLength(3));
  expect(chartsOf).toHaveBeenCalled();
  chartsOf.mockClear();
  bugs = bugs.toReversed();
  await hear("bug-1", "changed", 2);
  await waitFor(() => expect(keys()).toEqual(["CORE-1", "CORE-2", "CORE-3"]));
  expect(chartsOf).not.toHaveBeenCalled();
  bugs = [wireBug(4), ...bugs];
  await hear("bug-4", "created", 3);
  await screen.findByText("4 bugs found");
  expect(chartsOf).toHaveBeenCalled();
});

test("rows follow their bugs, and what the labels, people and statuses of these are called", async () => {
  bugs = [wireBug(1, { labels: ["ui"], assignedMembers: ["bela"] })];
  await show();
  await waitFor(() => expect(keys()).toEqual(["CORE-1"]));
  expect(screen.getByRole("img", { name: "Unknown person" })).toBeDefined();
  const { labels, people, bugs: held } = replicaOf(orgID);
  const label = { id: "ui", orgID, color: "teal", description: "", createdAt: "" };
  act(() => labels.put({ ...label, name: "Interface" }, 2));
  expect(screen.getByText("Interface")).toBeDefined();
  act(() => people.put({ id: "bela", name: "Bela", kind: "user" }, 2));
  expect(screen.getByRole("img", { name: "Bela" })).toBeDefined();
  act(() => putProjects(orgID, [core], { content: 2 }));
  expect(screen.getByRole("img", { name: "Fresh" })).toBeDefined();
  act(() => held.edit("edit-1", "bug-1", { title: "Another title" }));
  expect(screen.getByText("Another title")).toBeDefined();
});

test("what a row shows by a colour or in brief, a pointer that comes to the row is told in full", async () => {
  const judged = { severity: "S1", priority: "high" } as const;
  bugs = [wireBug(1, { labels: ["ui"], assignedMembers: ["bela"], ...judged })];
  await show();
  await waitFor(() => expect(keys()).toEqual(["CORE-1"]));
  const { labels, people } = replicaOf(orgID);
  act(() => {
    labels.put(
      { id: "ui", orgID, name: "UI", color: "teal", description: "Windows", createdAt: "" },
      2,
    );
    people.put({ id: "bela", name: "Bela", kind: "user" }, 2);
    putProjects(orgID, [core], { content: 2 });
  });
  const hints = ["UI: Windows", "Bela", "S1 Critical", "High", "Fresh"];
  const told = () => hints.filter((hint) => screen.queryByTitle(hint) !== null);
  for (const name of ["Bela", "High", "Fresh"]) screen.getByRole("img", { name });
  expect(screen.getByText("UI")).toBeDefined();
  expect(told()).toEqual([]);
  fireEvent.pointerEnter(screen.getByRole("listitem"));
  expect(told()).toEqual(hints);
});

test("a row without its key is selected by its title", async () => {
  await show({ columns: "title" });
  await waitFor(() => expect(keys()).toHaveLength(3));
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Bug 2" }));
  expect(screen.getByText("1 selected")).toBeDefined();
});

test("a query that the server refuses is told below its box, and nothing else is", async () => {
  refusal = {
    status: 400,
    code: "query_value_invalid",
    detail: "severity has no value S9.",
    errors: [{ pointer: "?q#char=0,11", code: "query_value_invalid", detail: "" }],
  };
  await show({ q: "severity:S9" });
  expect((await screen.findByRole("alert")).textContent).toBe("severity has no value S9.");
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});

test("where nothing is found one press leads back to all", async () => {
  bugs = [];
  await show({ q: "crash" });
  fireEvent.click(
    within(
      (await screen.findByText("No bug matches this query.")).parentElement ?? document.body,
    ).getByRole("button"),
  );
  await waitFor(() => expect(shownWords()).toEqual({}));
  expect(await screen.findByText("Nothing yet.")).toBeDefined();
});
