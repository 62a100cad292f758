import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { WireView } from "../api/types";
import type { ListSearch } from "../lists/look/list-search";
import { searchText } from "../routing/address";
import { goTo } from "../routing/history";
import { usePlace } from "../routing/shown";
import { shownWords, showPages } from "../routing/testing";
import type { Organization } from "../store/organization";
import { dropEverything } from "../store/replica";
import { appliersAreThere, applyWithNextFrame, registerApplier } from "../sync/appliers";
import { loadOverlays } from "../ui/overlays";
import { lookOf } from "./address/view-look";
import { applyViewChange } from "./data/apply-view-change";
import { SideBar } from "./side-bar";
import { ViewBar } from "./view-bar";

const orgID = "org-1";
type Role = "Editor" | "Member" | "stranger";
const organization = (role: Role) =>
  ({
    id: orgID,
    orgName: "Moth Works",
    ...(role !== "stranger" && { memberRole: role }),
  }) as Organization;

const saved = (id: string, more: Partial<WireView> = {}): WireView => ({
  id,
  orgID,
  name: id,
  isShared: true,
  isBuiltIn: false,
  ...lookOf({ isBoard: false, q: "is:open" }),
  ...more,
});

/** What the server has, was asked, and answers. */
let views: WireView[] = [];
let asked: { method: string; url: URL; body: unknown }[] = [];
let total = 3;

// Roles are worked out anew for each question.
vi.setConfig({ testTimeout: 30_000 });
beforeAll(async () => {
  await loadOverlays();
});
beforeEach(() => {
  views = [];
  asked = [];
  total = 3;
  // Each line is on screen.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", answer);
  registerApplier("view", applyViewChange);
  appliersAreThere();
});
afterEach(() => {
  cleanup();
  dropEverything();
});

async function answer(request: Request) {
  const url = new URL(request.url);
  const { method } = request;
  const body: unknown = method === "GET" ? undefined : await request.json().catch(() => undefined);
  asked.push({ method, url, body });
  if (url.pathname.endsWith("/bugs")) {
    return Response.json({ items: [], total, notes: [], versions: { content: 1 } });
  }
  if (method === "GET") return Response.json({ items: views, versions: { content: 1 } });
  if (method === "POST") return Response.json({ ...saved("new"), ...(body as object) });
  const known = views.find(({ id }) => url.pathname.endsWith(id));
  if (known === undefined) {
    return Response.json(
      { status: 404, code: "not_found", detail: "There is no such thing." },
      { status: 404 },
    );
  }
  if (method === "DELETE") return new Response(null, { status: 204 });
  return Response.json({ ...known, ...(body as object) });
}

type Search = ListSearch & { layout?: "board" };

async function show(search: Search, role: Role = "Editor") {
  function Page() {
    const shown: Search = usePlace((place) => place?.words) ?? {};
    return (
      <>
        <SideBar
          organization={organization(role)}
          project={undefined}
          current={shown.view}
          isWide
          isFolded={false}
          onFolded={() => undefined}
        />
        <ViewBar
          organization={organization(role)}
          shown={{ ...shown, isBoard: shown.layout === "board" }}
        />
      </>
    );
  }
  await showPages(`/organizationDisplay/${orgID}/bugs${searchText(search)}`, {
    "/organizationDisplay/:orgID/bugs": Page,
  });
  await screen.findByRole("navigation", { name: "Views" });
}

async function hear(action: "created" | "changed" | "removed", id: string, fields: object) {
  const at = "2026-01-01T00:00:00Z";
  const change = { version: 2, at, kind: "view", id, action, fields: { ...fields } };
  await act(async () => applyWithNextFrame([change], { owner: orgID, name: "content" }));
}

const line = (name: RegExp) => screen.findByRole("link", { name });

async function choose(view: string, item: string) {
  fireEvent.click(await screen.findByRole("button", { name: `Actions for ${view}` }));
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
}

async function write(name: string) {
  const dialog = await screen.findByRole("dialog");
  fireEvent.change(within(dialog).getByLabelText("Name"), { target: { value: name } });
  return dialog;
}

test("a view's line leads to an address that holds all of it, and counts its bugs", async () => {
  views = [
    saved("b1", {
      name: "Board",
      isBuiltIn: true,
      layout: "board",
      query: "-is:triage",
      hiddenColumns: ["triage"],
    }),
    saved("v1", { name: "Slow", sort: "-votes", groupBy: "severity", columns: ["key", "title"] }),
  ];
  await show({});
  await line(/^Slow.*3 ?bugs$/);
  fireEvent.click(await line(/^Board.*board.*3 ?bugs$/));
  await waitFor(() =>
    expect(shownWords()).toEqual({
      q: "-is:triage",
      hidden: "triage",
      layout: "board",
      view: "b1",
    }),
  );
  expect((await line(/^Board/)).getAttribute("aria-current")).toBe("page");
  fireEvent.click(await line(/^Slow/));
  await waitFor(() =>
    expect(shownWords()).toEqual({
      q: "is:open sort:-votes group:severity",
      columns: "key,title",
      view: "v1",
    }),
  );
  expect(await screen.findByRole("heading", { name: "Slow" })).toBeDefined();
  expect(screen.queryByText("Changed:")).toBeNull();
  expect(asked.filter(({ url }) => url.pathname.endsWith("/views"))).toHaveLength(1);
  // In whichever order and groups, both ask for nothing but a number.
  const counts = asked.filter(({ url }) => url.pathname.endsWith("/bugs"));
  expect(counts.map(({ url }) => url.searchParams.get("limit"))).toEqual(["1", "1"]);
  expect(counts[1]?.url.searchParams.get("q")).toBe("is:open sort:key");
});

test("what is shown is saved under a name, and opened as that view", async () => {
  await show({ q: "label:ui sort:key" });
  fireEvent.click(await screen.findByRole("button", { name: "Save view" }));
  const dialog = await write(" ");
  fireEvent.click(within(dialog).getByRole("button", { name: "Save view" }));
  expect((await within(dialog).findByRole("alert")).textContent).toBe("Write a name.");
  await write("x".repeat(65));
  expect(within(dialog).getByRole("alert").textContent).toBe("Use at most 64 characters.");
  await write("Interface");
  fireEvent.click(within(dialog).getByRole("checkbox"));
  fireEvent.click(within(dialog).getByRole("button", { name: "Save view" }));
  await line(/^Interface/);
  const sent = asked.find(({ method }) => method === "POST")?.body as WireView;
  expect(sent).toMatchObject({ name: "Interface", query: "label:ui", sort: "key", isShared: true });
  await waitFor(() => expect(shownWords()["view"]).toBe(sent.id));
});

test("an opened view that is shown otherwise is saved, or shown again as it was", async () => {
  views = [saved("v1", { name: "Slow" })];
  await show({ q: "is:open label:ui", view: "v1" });
  expect(await screen.findByText("Changed:")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByText("Changed:")).toBeNull());
  expect(asked.find(({ method }) => method === "PATCH")?.body).toMatchObject({
    query: "is:open label:ui",
  });
  act(() => goTo(`/organizationDisplay/${orgID}/bugs?q=crash&view=v1`));
  fireEvent.click(await screen.findByRole("link", { name: "Reset" }));
  await waitFor(() => expect(shownWords()["q"]).toBe("is:open label:ui"));
});

test("a Member leaves shared views alone, and strangers keep none", async () => {
  views = [saved("v1", { name: "Slow" })];
  await show({ q: "crash", view: "v1" }, "Member");
  expect(await screen.findByText("Changed:")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  expect(screen.getByRole("button", { name: "Save as new" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Actions for Slow" })).toBeNull();
  cleanup();
  await show({ q: "crash", view: "v1" }, "stranger");
  expect(await screen.findByText("Changed:")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Save as new" })).toBeNull();
  expect(screen.getByRole("link", { name: "Reset" })).toBeDefined();
});

test("a view that was deleted meanwhile is said to be, and what was typed is saved as a new one", async () => {
  views = [saved("v1", { name: "Slow" })];
  await show({ q: "crash", view: "v1" });
  await line(/^Slow/);
  views = [];
  await choose("Slow", "Rename…");
  const dialog = await write("Slower");
  fireEvent.click(within(dialog).getByRole("button", { name: "Rename" }));
  await within(dialog).findByText(/Somebody deleted this view meanwhile/);
  expect(within(dialog).getByLabelText<HTMLInputElement>("Name").value).toBe("Slower");
  fireEvent.click(within(dialog).getByRole("button", { name: "Save as new" }));
  await line(/^Slower/);
  expect(asked.at(-1)?.body ?? asked.find(({ method }) => method === "POST")?.body).toMatchObject({
    name: "Slower",
    query: "is:open",
  });
});

test("what others do with shared views is seen at once, and a deleted one leaves all that it showed", async () => {
  views = [saved("v1", { name: "Slow" })];
  await show({ q: "is:open", view: "v1" });
  await screen.findByRole("heading", { name: "Slow" });
  await hear("created", "v2", { ...saved("v2"), name: "Fresh" });
  await line(/^Fresh/);
  await hear("removed", "v1", {});
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Slow/ })).toBeNull());
  expect(screen.getByText(/“Slow” was deleted/)).toBeDefined();
  expect(shownWords()["q"]).toBe("is:open");
});

test("one's own view is deleted at once, a shared one when that was meant", async () => {
  views = [saved("v1", { name: "Slow" }), saved("v2", { name: "Mine", isShared: false })];
  await show({});
  await line(/^Mine/);
  await choose("Mine", "Delete");
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Mine/ })).toBeNull());
  await choose("Slow", "Delete…");
  const dialog = await screen.findByRole("dialog", { name: "Delete “Slow”?" });
  expect(screen.getByText("Slow")).toBeDefined();
  fireEvent.click(within(dialog).getByRole("button", { name: "Delete view" }));
  await waitFor(() => expect(screen.queryByText("Slow")).toBeNull());
});
