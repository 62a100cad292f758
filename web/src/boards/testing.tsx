import { act, cleanup, configure, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { WireBug } from "../api/types";
import { applyBugChange } from "../bugs/apply-bug-change";
import { closeChangeQueue, openChangeQueue } from "../change-queue/change-queue";
import { session } from "../identity/session";
import { changedSearch, type ListSearch } from "../lists/look/list-search";
import { searchText } from "../routing/address";
import { goTo } from "../routing/history";
import { usePlace } from "../routing/shown";
import { showPages } from "../routing/testing";
import type { Project } from "../store/organization";
import { dropEverything, putProjects } from "../store/replica";
import { wireBug } from "../store/testing";
import { appliersAreThere, applyWithNextFrame, registerApplier } from "../sync/appliers";
import { BoardView } from "./board-view";

export const orgID = "org-1";
const statuses = [
  { id: "new", name: "New", category: "triage" },
  { id: "todo", name: "To do", category: "open" },
  { id: "work", name: "In progress", category: "started" },
  { id: "fixed", name: "Fixed", category: "done" },
  { id: "rejected", name: "Rejected", category: "dropped" },
];
const project = { id: "core", orgID, key: "CORE", name: "Core", statuses } as Project;
export type Organization = Parameters<typeof BoardView>[0]["organization"];
export const organization = {
  id: orgID,
  orgName: "Moth Works",
  memberRole: "Owner",
} as Organization;

interface Asked {
  method: string;
  url: URL;
  body: { after?: string; before?: string; change?: object; clientID?: string; title?: string };
}
/** What the server was asked, in order; what it has, and what it says to a card that is put. */
export const server = {
  asked: [] as Asked[],
  bugs: [] as WireBug[],
  refusal: undefined as object | undefined,
  failure: undefined as object | undefined,
  /** Pages hold one bug each. */
  isPaged: false,
};

/** A board of the project CORE, with four cards, before each test. */
export function stageBoards(): void {
  // On a busy machine a page takes longer than the usual second.
  vi.setConfig({ testTimeout: 60_000 });
  configure({ asyncUtilTimeout: 15_000 });
  beforeAll(async () => {
    registerApplier("bug", applyBugChange);
    // Fetched when they are asked for, which is slower than tests wait.
    await Promise.all([
      import("./lazy/card-editor"),
      import("./lazy/drop-dialogs"),
      import("./lazy/new-card"),
      import("./lazy/board-settings"),
      import("../ui/dialog-window"),
    ]);
  });
  beforeEach(async () => {
    const todo = ["a", "b", "c"].map((rank, at) => wireBug(at + 1, { status: "todo", rank }));
    const bugs = [...todo, wireBug(4, { status: "work", rank: "d" })];
    Object.assign(server, {
      asked: [],
      bugs,
      refusal: undefined,
      failure: undefined,
      isPaged: false,
    });
    vi.stubGlobal("fetch", answer);
    vi.stubGlobal("scrollTo", () => undefined);
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run, 0));
    vi.stubGlobal("cancelIdleCallback", (handle: number) => clearTimeout(handle));
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    Element.prototype.scrollIntoView = () => undefined;
    session.set({ state: "in", me: { UID: "ada" } } as ReturnType<typeof session.get>);
    appliersAreThere();
    putProjects(orgID, [{ ...project, bugCount: 4, openBugCount: 4 }], { content: 1 });
    await openChangeQueue("ada");
  });
  afterEach(() => {
    cleanup();
    closeChangeQueue();
    dropEverything();
  });
}

async function answer(input: Request | string, init: RequestInit = {}) {
  const request =
    typeof input === "string" ? new Request(new URL(input, location.origin), init) : input;
  const url = new URL(request.url);
  const body: unknown = request.method === "GET" ? {} : await request.clone().json();
  server.asked.push({ method: request.method, url, body: body as Asked["body"] });
  if (url.pathname.endsWith("/place")) return placed(url, body as Asked["body"]);
  if (request.method === "POST") return Response.json(reported(body as WireBug));
  if (request.method === "PATCH") return Response.json(changed(url, body as object));
  if (!url.pathname.endsWith("/bugs"))
    return Response.json({ items: [], versions: { content: 1 } });
  if (server.failure) return Response.json(server.failure, { status: 503 });
  if (server.isPaged) {
    const at = Number(url.searchParams.get("cursor") ?? 0);
    const more = at + 1 < server.bugs.length && { nextCursor: `${at + 1}` };
    const page = { items: server.bugs.slice(at, at + 1), total: server.bugs.length, ...more };
    return Response.json({ ...page, versions: { content: 1 } });
  }
  const keys = / key:(\S+)$/.exec(url.searchParams.get("q") ?? "")?.[1]?.split(",");
  const items = keys ? server.bugs.filter(({ key }) => keys.includes(key)) : server.bugs;
  return Response.json({ items, total: items.length, versions: { content: 1 } });
}

function changed(url: URL, change: object): WireBug | undefined {
  const id = /bugs\/([^/]+)/.exec(url.pathname)?.[1];
  server.bugs = server.bugs.map((bug) =>
    bug.id === id ? { ...bug, ...change, rev: bug.rev + 1 } : bug,
  );
  return server.bugs.find((bug) => bug.id === id);
}

function placed(url: URL, { after, before, change }: Asked["body"]): Response {
  if (server.refusal) return Response.json(server.refusal, { status: 409 });
  const rankOf = (id: string | undefined) => server.bugs.find((bug) => bug.id === id)?.rank;
  const [low, high] = [rankOf(after), rankOf(before)];
  const rank = low === undefined ? high && `${high.slice(0, -1)}0` : `${low}5`;
  return Response.json(changed(url, { ...change, ...(rank !== undefined && { rank }) }));
}

function reported({ id, title, severity, priority }: WireBug): WireBug {
  const made = { ...wireBug(9, { title, severity, priority, status: "new", rank: "z" }), id };
  server.bugs = [...server.bugs, made];
  return made;
}

export async function show(first: ListSearch = {}, of: Organization = organization) {
  function Board() {
    const search: ListSearch = usePlace((place) => place?.words) ?? {};
    return (
      <BoardView
        organization={of}
        project={project}
        path="/board"
        search={search}
        charts={() => null}
        onSearch={(change) =>
          goTo(`/board${searchText(changedSearch<ListSearch>(search, change))}`)
        }
        peek={{ bugKey: undefined, onPeek: () => undefined }}
      />
    );
  }
  await showPages(`/board${searchText(first)}`, {
    "/board": Board,
    "/organizationDisplay/:orgID/bugs/:key": () => null,
  });
  await screen.findByText("CORE-1");
}

// While a dialog is open, what is behind it is hidden from those who find by role.
export const column = (name: string) => screen.getByLabelText(`Column ${name}`);
export const keysIn = (name: string) =>
  within(column(name))
    .queryAllByRole("link", { hidden: true })
    .map((link) => link.dataset["bug"]);
export const card = (key: string) =>
  screen.getAllByRole("link").find((link) => link.dataset["bug"] === key) ?? document.body;
export const press = (key: string, more = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  });
export const said = () => document.querySelector("[aria-live=assertive]")?.textContent;
export const places = () => server.asked.filter(({ url }) => url.pathname.endsWith("/place"));

export async function drop(key: string, ...keys: string[]) {
  act(() => card(key).focus());
  await press(" ");
  for (const each of keys) {
    // One key after the other.
    // oxlint-disable-next-line no-await-in-loop
    await press(each);
  }
  await press(" ");
}

export async function live(
  id: string,
  fields: Record<string, unknown>,
  action: "created" | "changed" = "changed",
) {
  await act(async () => {
    const change = { version: 2, at: "2026-01-01T00:00:00Z", kind: "bug", id, action };
    applyWithNextFrame([{ ...change, projectID: "core", fields }], {
      owner: orgID,
      name: "content",
    });
  });
}
