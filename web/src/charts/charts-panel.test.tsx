import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WireSeriesDay } from "../api/types";
import { showPages } from "../routing/testing";
import { dropEverything, organizations } from "../store/replica";
import { appliersAreThere, applyWithNextFrame } from "../sync/appliers";
import { ChartsPanel } from "./charts-panel";

const orgID = "org-1";
const annID = "01890000-0000-7000-8000-000000000001";
// Roles are worked out anew for each question.
vi.setConfig({ testTimeout: 30_000 });

/** Monday, 2 November to Saturday, 21 November 2026. */
const firstDay = Date.parse("2026-11-02");
let days: WireSeriesDay[] = [];
let people: { value: string; id?: string; count: number }[] = [];
let refusal: object | undefined;
let asked: URL[] = [];

beforeEach(() => {
  asked = [];
  refusal = undefined;
  people = [{ value: "ann", id: annID, count: 3 }];
  days = Array.from({ length: 20 }, (_, index) => ({
    day: new Date(firstDay + index * 24 * 3600 * 1000).toISOString().slice(0, 10),
    opened: 2,
    closed: 1,
    open: index + 1,
    openBySeverity: [index + 1 - 5, 5, 0, 0, 0],
  }));
  localStorage.clear();
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("scrollTo", () => undefined);
  appliersAreThere();
  organizations.put({ id: orgID, orgName: "Moth Works", memberRole: "Owner" } as never, 1);
});
afterEach(() => {
  cleanup();
  dropEverything();
});

/** The server: series, people by values, and totals by the length of what is asked. */
async function answer(input: Request | string) {
  const url = new URL(typeof input === "string" ? input : input.url, location.origin);
  asked.push(url);
  const q = url.searchParams.get("q") ?? "";
  if (url.pathname.endsWith("/series")) {
    return refusal === undefined
      ? Response.json({ items: days })
      : Response.json(refusal, { status: 422 });
  }
  if (url.pathname.endsWith("/values")) return Response.json({ items: people });
  if (url.pathname.endsWith("/bugs")) {
    const total = q.includes("assignee:none") ? 4 : 7;
    return Response.json({ items: [], total, versions: { content: 1 } });
  }
  return Response.json({ items: [], versions: { content: 1 } });
}

async function show(q: string) {
  await showPages("/", {
    "/": () => <ChartsPanel question={{ orgID, q }} />,
    "/organizationDisplay/:orgID/bugs": () => null,
  });
  await screen.findByRole("region", { name: "Charts" });
}

const figure = async (name: string) => screen.findByRole("figure", { name });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
const queryOf = (link: HTMLElement) =>
  new URL(link.getAttribute("href") ?? "", location.origin).searchParams.get("q");
const seriesAsked = () => asked.filter(({ pathname }) => pathname.endsWith("/series"));

test("the table behind the days says what the chart shows, and each day is read by the arrow keys", async () => {
  await show("crash");
  const chart = await figure("Open over time");
  const rows = rowsOf(within(chart).getByRole("table"));
  expect(rows).toEqual(
    days.map(({ open }, index) => [expect.stringContaining(`Nov ${index + 2}, 2026`), `${open}`]),
  );
  const walk = within(chart).getByRole("slider");
  expect(walk.getAttribute("aria-valuetext")).toBe("Sat, Nov 21, 2026: 20 open");
  fireEvent.keyDown(walk, { key: "ArrowLeft" });
  fireEvent.keyDown(walk, { key: "PageDown" });
  expect(walk.getAttribute("aria-valuetext")).toBe("Fri, Nov 13, 2026: 12 open");
  fireEvent.keyDown(walk, { key: "Home" });
  fireEvent.keyDown(walk, { key: "ArrowLeft" });
  expect(walk.getAttribute("aria-valuetext")).toBe("Mon, Nov 2, 2026: 1 open");
  expect(walk.getAttribute("aria-valuenow")).toBe("0");
});

test("the line of the chart goes through the numbers of the table", async () => {
  await show("crash");
  const chart = await figure("Open over time");
  const line = chart.querySelector("path[fill=none]")?.getAttribute("d") ?? "";
  const heights = [...line.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => 100 - Number(y));
  const top = 20;
  expect(heights.map((height) => Math.round((height / 100) * top))).toEqual(
    days.map(({ open }) => open),
  );
});

test("a week leads to what was opened and closed in it, among what is asked for", async () => {
  await show("crash OR label:ui sort:key");
  const chart = await figure("Opened and closed per week");
  expect(rowsOf(within(chart).getByRole("table"))).toEqual([
    ["Nov 2 – Nov 8", "14", "7"],
    ["Nov 9 – Nov 15", "14", "7"],
    ["Nov 16 – Nov 21", "12", "6"],
  ]);
  fireEvent.keyDown(within(chart).getByRole("slider"), { key: "ArrowLeft" });
  expect(queryOf(within(chart).getByRole("link", { name: "14 opened" }))).toBe(
    "(crash OR label:ui) created:2026-11-09..2026-11-15 sort:key",
  );
  expect(queryOf(within(chart).getByRole("link", { name: "7 closed" }))).toBe(
    "(crash OR label:ui) closed:2026-11-09..2026-11-15 sort:key",
  );
  fireEvent.click(within(chart).getByRole("button", { name: /^Table/ }));
  expect(within(chart).queryByRole("slider")).toBeNull();
  expect(within(chart).getAllByRole("link")).toHaveLength(6);
});

test("severities and people are named, counted, and lead to their open bugs", async () => {
  await show("");
  const severities = await figure("Open by severity");
  expect(rowsOf(within(severities).getByRole("table"))).toEqual([
    ["S1 Critical", "5"],
    ["S2 Serious", "0"],
    ["S3 Normal", "0"],
    ["S4 Small", "0"],
    ["Not judged", "15"],
  ]);
  expect(queryOf(within(severities).getByRole("link", { name: "Not judged" }))).toBe(
    "severity:none is:open",
  );
  const byPerson = await figure("Open by person");
  await within(byPerson).findByText("Nobody");
  expect(rowsOf(within(byPerson).getByRole("table"))).toEqual([
    ["ann", "3"],
    ["Nobody", "4"],
  ]);
  expect(queryOf(within(byPerson).getByRole("link", { name: "ann" }))).toBe(
    `is:open assignee:${annID}`,
  );
});

test("behind the ten busiest people come the others, together", async () => {
  people = Array.from({ length: 12 }, (_, index) => ({ value: `p${index}`, count: 20 - index }));
  await show("");
  const byPerson = await figure("Open by person");
  await within(byPerson).findByText("Others");
  const rows = rowsOf(within(byPerson).getByRole("table"));
  expect(rows).toHaveLength(12);
  expect(rows.slice(-2)).toEqual([
    ["Others", "7"],
    ["Nobody", "4"],
  ]);
  expect(queryOf(within(byPerson).getByRole("link", { name: "Others" }))).toBe(
    "is:open assignee:any -assignee:p0,p1,p2,p3,p4,p5,p6,p7,p8,p9",
  );
});

test("the days that are looked back to are chosen, and this browser keeps the choice", async () => {
  await show("");
  await figure("Open over time");
  expect(seriesAsked().at(-1)?.searchParams.get("days")).toBe("90");
  fireEvent.change(screen.getByLabelText("Period"), { target: { value: "365" } });
  await waitFor(() => expect(seriesAsked().at(-1)?.searchParams.get("days")).toBe("365"));
  cleanup();
  await show("");
  expect((await screen.findByLabelText<HTMLSelectElement>("Period")).value).toBe("365");
});

test("a bug that somebody closes moves the numbers", async () => {
  await show("crash");
  await figure("Open over time");
  const [today] = days.slice(-1);
  if (today !== undefined) days = [...days.slice(0, -1), { ...today, open: 19 }];
  await act(async () => {
    applyWithNextFrame(
      [
        {
          version: 2,
          at: "2026-11-21T00:00:00Z",
          kind: "bug",
          id: "bug-4",
          action: "changed",
          fields: { closed: "2026-11-21T00:00:00Z" },
        },
      ],
      { owner: orgID, name: "content" },
    );
  });
  expect(await screen.findByText("Sat, Nov 21, 2026: 19 open")).toBeDefined();
});

test("a refusal is told with a way to try again, and days with nothing say so", async () => {
  refusal = { status: 422, code: "query_too_costly", detail: "This query takes too long." };
  await show("crash");
  expect((await screen.findByRole("alert")).textContent).toContain("This query takes too long.");
  refusal = undefined;
  days = days.map(({ day }) => ({
    day,
    opened: 0,
    closed: 0,
    open: 0,
    openBySeverity: [0, 0, 0, 0, 0],
  }));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nothing was open in these days.")).toBeDefined();
  expect(screen.getByText("Nothing was opened or closed in these weeks.")).toBeDefined();
});
