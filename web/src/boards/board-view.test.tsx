import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { shownWords } from "../routing/testing";
import { wireBug } from "../store/testing";
import {
  card,
  column,
  keysIn,
  live,
  places,
  press,
  said,
  server,
  show,
  stageBoards,
} from "./testing";

stageBoards();

test("while pages come in the first is on screen, and counts are the server's", async () => {
  server.isPaged = true;
  await show();
  await waitFor(() => expect(keysIn("To do")).toEqual(["CORE-1", "CORE-2", "CORE-3"]));
  await waitFor(() => expect(keysIn("In progress")).toEqual(["CORE-4"]));
  const limits = server.asked.flatMap(({ url }) => url.searchParams.get("limit") ?? []);
  expect(limits).toEqual(["100", "500", "500", "500"]);
});

test("a board that cannot be loaded says why, and is tried again", async () => {
  server.failure = { status: 503, code: "unavailable", detail: "A moment, please." };
  const shown = show();
  expect((await screen.findByRole("alert")).textContent).toContain("A moment, please.");
  server.failure = undefined;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await shown;
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what others do moves cards, and a card that has the focus keeps it", async () => {
  await show();
  act(() => card("CORE-3").focus());
  await live("bug-3", { status: "work", rank: "c", rev: 2 });
  await waitFor(() => expect(keysIn("In progress")).toEqual(["CORE-3", "CORE-4"]));
  expect(document.activeElement).toBe(card("CORE-3"));
  await live("bug-4", { rank: "Z", rev: 2 });
  await waitFor(() => expect(keysIn("In progress")).toEqual(["CORE-4", "CORE-3"]));
});

test("only changed bugs are asked for: those that belong come, those that do not go", async () => {
  await show();
  server.bugs = [...server.bugs.slice(1), wireBug(5, { status: "work", rank: "e" })];
  await live("bug-5", { ...wireBug(5, { status: "work", rank: "e" }) }, "created");
  await live("bug-1", { priority: "low", rev: 2 });
  await waitFor(() => expect(keysIn("In progress")).toEqual(["CORE-4", "CORE-5"]));
  expect(keysIn("To do")).toEqual(["CORE-2", "CORE-3"]);
  const questions = server.asked.map(({ url }) => url.searchParams.get("q") ?? "");
  expect(questions.filter((q) => / key:/.test(q))).toEqual([
    "((is:open OR closed:>-14d) -is:triage) key:CORE-5,CORE-1",
  ]);
});

test("a limit says in words that it is exceeded, and settings write the address", async () => {
  await show({ limits: "todo:2,work:1" });
  expect(within(column("To do")).getByText("3 of 2, over the limit")).toBeDefined();
  expect(within(column("In progress")).getByText("1 of 1")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Board settings" }));
  const dialog = await screen.findByRole("dialog", { name: "Board settings" });
  fireEvent.click(within(dialog).getByRole("checkbox", { name: "In progress" }));
  await waitFor(() => expect(shownWords()["hidden"]).toBe("triage,dropped,work"));
  expect(screen.queryByRole("region", { name: "Column In progress" })).toBeNull();
  const limit = within(dialog).getByRole("spinbutton", { name: "Limit of To do" });
  fireEvent.change(limit, { target: { value: "9" } });
  fireEvent.blur(limit);
  await waitFor(() => expect(shownWords()["limits"]).toBe("work:1,todo:9"));
  fireEvent.change(within(dialog).getByLabelText("Lanes"), { target: { value: "priority" } });
  await waitFor(() => expect(shownWords()["lanes"]).toBe("priority"));
});

test("in lanes a card takes both values, and Ctrl with arrows leads from lane to lane", async () => {
  server.bugs = [
    wireBug(1, { status: "todo", rank: "a", priority: "high" }),
    wireBug(2, { status: "work", rank: "b", priority: "low" }),
  ];
  await show({ lanes: "priority" });
  expect(screen.getByRole("heading", { name: "High: 1 bug" })).toBeDefined();
  act(() => card("CORE-1").focus());
  await press(" ");
  await press("ArrowDown", { ctrlKey: true });
  expect(said()).toBe("Column To do, lane Low, position 1 of 1.");
  await press("ArrowRight");
  await press(" ");
  expect(places()[0]?.body.change).toEqual({ status: "work", priority: "low" });
});

test("the most wanted fields are edited on the card, and only what changed is sent", async () => {
  await show();
  act(() => card("CORE-2").focus());
  await press("e");
  const form = await screen.findByRole("form", { name: "Quick edit of CORE-2" });
  fireEvent.change(within(form).getByLabelText("Title"), { target: { value: "Quieter relay" } });
  fireEvent.change(within(form).getByLabelText("Severity"), { target: { value: "S1" } });
  fireEvent.click(within(form).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Quieter relay")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(card("CORE-2")));
  const sent = server.asked.find(({ method }) => method === "PATCH");
  expect(sent?.body).toMatchObject({ title: "Quieter relay", severity: "S1" });
  expect(sent?.body).not.toHaveProperty("priority");
});

test("a bug that is reported in a column has its value", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "New bug in In progress" }));
  const form = await screen.findByRole("form", { name: "New bug in In progress" });
  fireEvent.change(within(form).getByLabelText("Title"), { target: { value: "The fan rattles" } });
  fireEvent.click(within(form).getByRole("button", { name: "Create" }));
  await waitFor(() => expect(keysIn("In progress")).toEqual(["CORE-4", "CORE-9"]));
  expect(places()[0]?.body.change).toEqual({ status: "work" });
});

test("of ten thousand cards only those that are seen are drawn", async () => {
  server.bugs = Array.from({ length: 10_000 }, (_, at) =>
    wireBug(at + 1, { status: at % 2 === 0 ? "todo" : "work", rank: `${at}`.padStart(5, "0") }),
  );
  await show();
  expect(within(column("To do")).getByText("5,000")).toBeDefined();
  expect(keysIn("To do").slice(0, 3)).toEqual(["CORE-1", "CORE-3", "CORE-5"]);
  expect(keysIn("To do").length + keysIn("In progress").length).toBeLessThan(60);
});
