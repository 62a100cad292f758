import { createMemoryHistory } from "@tanstack/history";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetAhead } from "../api/ahead";
import { setHistory } from "../routing/history";
import { beginPages } from "../routing/shown";
import { dropEverything } from "../store/replica";
import { pages } from "./page-table";

/** What the server is asked for, in order; it knows nothing. */
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (request: Request | string) => {
    const address = new URL(typeof request === "string" ? request : request.url, location.origin);
    asked.push(`${address.pathname} ${address.searchParams.get("q") ?? ""}`.trim());
    return Response.json(
      { code: "not_found", status: 404, title: "", detail: "" },
      { status: 404 },
    );
  });
});
afterEach(() => {
  forgetAhead();
  dropEverything();
  vi.unstubAllGlobals();
});

/** What a page asks for before anything is answered. */
function askedAtOnce(address: string): string[] {
  setHistory(createMemoryHistory({ initialEntries: [address] }));
  asked = [];
  void beginPages(pages);
  return [...asked];
}

const organization = "/api/v1/orgs/org-1";
const usual = "(is:open OR closed:>-14d) -is:triage";

test.each([
  ["/organizationDisplay/org-1/bugs", "/bugs"],
  ["/organizationDisplay/org-1/bugs?q=relay", "/bugs relay"],
  ["/organizationDisplay/org-1/bugs?layout=board", `/bugs ${usual}`],
  ["/organizationDisplay/org-1/projects/CORE?q=relay", "/bugs relay"],
  ["/organizationDisplay/org-1/projects/CORE?tab=board", `/bugs ${usual}`],
  ["/organizationDisplay/org-1/projects/CORE?tab=board&q=relay&by=severity", "/bugs relay"],
])("%s asks for all that it shows at once", (address, bugs) => {
  const all = ["", "/projects", bugs].map((each) => organization + each);
  expect(askedAtOnce(address)).toEqual(all);
});

test.each([
  "/organizationDisplay/org-1/bugs?q=group:status",
  "/organizationDisplay/org-1/bugs?layout=board&by=severity",
  "/organizationDisplay/org-1/projects/CORE?tab=settings",
])("%s does not ask for bugs that it may not show", (address) => {
  expect(askedAtOnce(address)).toEqual([organization, `${organization}/projects`]);
});

test("an address leads to no other part of the server", () => {
  const once = askedAtOnce("/organizationDisplay/..%2F..%2F..%2Fmetrics%3F/bugs");
  expect(once).toEqual(
    ["", "/projects", "/bugs"].map((each) => `/api/v1/orgs/..%2F..%2F..%2Fmetrics%3F${each}`),
  );
});
