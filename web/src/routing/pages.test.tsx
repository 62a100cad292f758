import { createMemoryHistory } from "@tanstack/history";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { goTo, history, setHistory } from "./history";
import { Link } from "./link";
import { Navigate } from "./navigate";
import { AddressedPage } from "./pages";
import { beginPages, fetchAgain, shownPlace, untilShown, useParams } from "./shown";

const scrollTo = vi.fn<(left: number, top: number) => void>();
const drawFrame = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal("scrollTo", scrollTo);
  scrollTo.mockReset();
  drawFrame.mockReset();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function Frame({ children }: { children: React.ReactNode }) {
  drawFrame();
  return (
    <>
      <Link to="/dashboard" current="within" currentLook="here">
        Dashboard
      </Link>
      {children}
    </>
  );
}

function List() {
  return <p>list of {useParams("/dashboard/:list").list}</p>;
}

function Broken(): never {
  throw new Error("broken");
}

function onItsWay() {
  let resolve: (page: ComponentType) => void = () => undefined;
  let reject: (why: Error) => void = () => undefined;
  const promise = new Promise<ComponentType>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

/** The code of a page. */
let plans = onItsWay();

/** What a page asks for before it is drawn cannot be had. */
const beginList = vi.fn<(params: Readonly<Record<string, string>>) => Promise<void>>(() =>
  Promise.reject(new Error("no network")),
);

async function begin(address: string): Promise<void> {
  plans = onItsWay();
  setHistory(createMemoryHistory({ initialEntries: [address] }));
  const page = (text: string) => ({ load: async () => () => <p>{text}</p> });
  await beginPages({
    bare: { "/": page("landing") },
    framed: {
      "/dashboard": page("dashboard"),
      "/dashboard/:list": { load: async () => List, begin: beginList },
      "/subscribe": { load: () => plans.promise },
      "/keyboard": { load: async () => Broken },
      "/sessions": { load: async () => () => <Navigate to="/dashboard" /> },
      "/organizationDisplay/:orgID/:key": {
        accepts: () => true,
        leadsTo: () => ({ to: "/dashboard" }),
      },
    },
    searches: {},
  });
  render(<AddressedPage Frame={Frame} missing="missing" unfetched="unfetched" failed="failed" />);
}

/** Until what follows from it is drawn. */
const settle = (doIt: () => void) =>
  act(async () => {
    doIt();
    await new Promise((resolve) => setTimeout(resolve));
  });
const go = (...where: Parameters<typeof goTo>) => settle(() => goTo(...where));
const back = () => settle(() => history().back());

test("the page before stays until the code of the next one is here; the frame stays as it is", async () => {
  await begin("/dashboard");
  act(() => goTo("/subscribe"));
  expect(screen.getByText("dashboard")).toBeTruthy();
  await settle(() => plans.resolve(() => <p>plans</p>));
  expect(screen.getByText("plans")).toBeTruthy();
  expect(screen.queryByText("dashboard")).toBeNull();
  await go("/dashboard/created");
  expect(screen.getByText("list of created")).toBeTruthy();
  expect(drawFrame).toHaveBeenCalledOnce();
});

test("a page asks for what it shows when one goes there, not when something behind its path changes", async () => {
  beginList.mockClear();
  await begin("/dashboard/created");
  await go("/dashboard/created?q=1");
  await go("/dashboard/assigned");
  await go("/dashboard");
  await go("/dashboard/assigned");
  const lists = beginList.mock.calls.map(([{ list }]) => list);
  expect(lists).toEqual(["created", "assigned", "assigned"]);
  expect(screen.getByText("list of assigned")).toBeTruthy();
});

test("what changes of a page is drawn at once, another page when there is time", async () => {
  await begin("/dashboard");
  await go("/dashboard/created");
  const { words } = shownPlace() ?? {};
  act(() => flushSync(() => goTo("/dashboard/created#c-1")));
  expect(shownPlace()?.words).toBe(words);
  flushSync(() => goTo("/dashboard/assigned"));
  expect(screen.getByText("list of assigned")).toBeTruthy();
  flushSync(() => goTo("/dashboard"));
  expect(screen.getByText("list of assigned")).toBeTruthy();
  expect(await screen.findByText("dashboard")).toBeTruthy();
});

test("who goes elsewhere meanwhile does not see the page whose code comes later", async () => {
  await begin("/dashboard");
  act(() => goTo("/subscribe"));
  await go("/dashboard/created");
  await settle(() => plans.resolve(() => <p>plans</p>));
  expect(screen.getByText("list of created")).toBeTruthy();
});

test("a page that fails is replaced until one goes elsewhere", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await begin("/keyboard");
  expect(screen.getByText("failed")).toBeTruthy();
  await go("/dashboard");
  expect(screen.getByText("dashboard")).toBeTruthy();
});

test("code that did not come is asked for again: where it is wanted, or another time", async () => {
  await begin("/dashboard");
  act(() => goTo("/subscribe"));
  await settle(() => plans.reject(new Error("no network")));
  expect(screen.getByText("unfetched")).toBeTruthy();
  plans = onItsWay();
  await settle(() => void fetchAgain());
  await settle(() => plans.reject(new Error("no network")));
  expect(screen.getByText("unfetched")).toBeTruthy();
  await go("/dashboard");
  expect(screen.getByText("dashboard")).toBeTruthy();
  plans = onItsWay();
  act(() => goTo("/subscribe"));
  await settle(() => plans.reject(new Error("no network")));
  plans = onItsWay();
  await settle(() => void fetchAgain());
  await settle(() => plans.resolve(() => <p>plans</p>));
  expect(screen.getByText("plans")).toBeTruthy();
});

test("no page, a bare one and one that leads on", async () => {
  await begin("/nothing");
  expect(document.body.textContent).toBe("missing");
  await go("/");
  expect(document.body.textContent).toBe("landing");
  await go("/organizationDisplay/o/CORE-1");
  expect(shownPlace()?.pathname).toBe("/dashboard");
  await go("/sessions");
  expect(shownPlace()?.pathname).toBe("/dashboard");
  await untilShown();
});

test("a new page begins at its top, one that is gone back to stands where it was left", async () => {
  await begin("/dashboard");
  vi.stubGlobal("scrollY", 700);
  await go("/dashboard/created");
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  vi.stubGlobal("scrollY", 30);
  scrollTo.mockReset();
  await go("/dashboard/assigned", { keepsScroll: true });
  expect(scrollTo).not.toHaveBeenCalled();
  await back();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 30);
  await back();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

test("how far a page was scrolled is known when it is left, and not asked for then", async () => {
  await begin("/dashboard");
  vi.stubGlobal("scrollY", 700);
  fireEvent.scroll(window);
  vi.stubGlobal("scrollY", 30);
  fireEvent(window, new Event("pagehide"));
  expect(sessionStorage.getItem("lacewing.scroll")).toBe('{"0":700}');
  await begin("/dashboard");
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

test("where a page stands is known when it is left, also where nobody scrolled it there", async () => {
  const kept = () => {
    fireEvent(window, new Event("pagehide"));
    return JSON.parse(sessionStorage.getItem("lacewing.scroll") ?? "") as unknown;
  };
  await begin("/dashboard");
  vi.stubGlobal("scrollY", 700);
  await go("/dashboard/created", { keepsScroll: true });
  expect(kept()).toEqual({ 0: 700, 1: 700 });
  await back();
  await go("/dashboard/assigned");
  expect(kept()).toEqual({ 0: 700, 1: 0 });
});

test("a link goes where it says by a plain click alone, and says when it is the current one", async () => {
  await begin("/dashboard/created");
  const link = screen.getByRole("link", { name: "Dashboard" });
  expect([link.getAttribute("aria-current"), link.className.trim()]).toEqual(["page", "here"]);
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(shownPlace()?.pathname).toBe("/dashboard/created");
  await settle(() => expect(fireEvent.click(link)).toBe(false));
  expect(shownPlace()?.pathname).toBe("/dashboard");
});
