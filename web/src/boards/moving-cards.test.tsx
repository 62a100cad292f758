import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { replicaOf } from "../store/replica";
import { enRelations } from "../texts/en-relations";
import {
  card,
  column,
  drop,
  keysIn,
  type Organization,
  organization,
  orgID,
  places,
  press,
  said,
  server,
  show,
  stageBoards,
} from "./testing";

stageBoards();

test("a board asks one question by rank and shows its cards in columns with counts", async () => {
  await show();
  expect(keysIn("To do")).toEqual(["CORE-1", "CORE-2", "CORE-3"]);
  expect(keysIn("In progress")).toEqual(["CORE-4"]);
  expect(screen.queryByRole("region", { name: "Column Rejected" })).toBeNull();
  expect(within(column("To do")).getByText("3")).toBeDefined();
  const questions = server.asked.filter(({ url }) => url.pathname.endsWith("/bugs"));
  expect(questions).toHaveLength(1);
  const [first] = questions;
  expect(first?.url.searchParams.get("q")).toBe("(is:open OR closed:>-14d) -is:triage");
  expect(first?.url.searchParams.get("order")).toBe("rank");
  expect(first?.url.searchParams.get("project")).toBe("core");
});

test("by keys a card is lifted, moved and dropped, each step is said, and the focus stays with it", async () => {
  await show();
  act(() => card("CORE-2").focus());
  await press(" ");
  expect(said()).toBe("Picked up CORE-2. Column To do, position 2 of 3.");
  await press("ArrowUp");
  expect(said()).toBe("Column To do, position 1 of 3.");
  await press("ArrowRight");
  expect(said()).toBe("Column In progress, position 1 of 2.");
  await press(" ");
  expect(said()).toBe("Dropped CORE-2. Column In progress, position 1 of 2.");
  expect(keysIn("In progress")).toEqual(["CORE-2", "CORE-4"]);
  expect(document.activeElement).toBe(card("CORE-2"));
  const [put] = places();
  expect(put?.url.pathname).toBe("/api/v1/orgs/org-1/bugs/bug-2/place");
  expect(put?.body).toMatchObject({ before: "bug-4", change: { status: "work" } });
  await waitFor(() => expect(replicaOf(orgID).bugs.stored("bug-2")?.status).toBe("work"));
  expect(keysIn("In progress")).toEqual(["CORE-2", "CORE-4"]);
});

test("Escape puts the card back, and nothing is sent", async () => {
  await show();
  act(() => card("CORE-1").focus());
  await press(" ");
  await press("ArrowRight");
  await press("Escape");
  expect(said()).toBe("CORE-1 is back where it was.");
  expect(keysIn("To do")).toEqual(["CORE-1", "CORE-2", "CORE-3"]);
  expect(places()).toEqual([]);
});

test("within a column a card goes between two others, and nothing else of it changes", async () => {
  await show();
  await drop("CORE-1", "ArrowDown");
  expect(keysIn("To do")).toEqual(["CORE-2", "CORE-1", "CORE-3"]);
  expect(places()[0]?.body).toMatchObject({ after: "bug-2", before: "bug-3" });
  expect(places()[0]?.body.change).toBeUndefined();
});

test("a card that is refused goes back", async () => {
  server.refusal = { status: 409, code: "conflict", detail: "Not now." };
  await show();
  await drop("CORE-1", "ArrowRight");
  await waitFor(() => expect(places()).toHaveLength(1));
  await waitFor(() => expect(keysIn("To do")).toEqual(["CORE-1", "CORE-2", "CORE-3"]));
});

test("work that is done is fixed; what is dropped asks for its reason first", async () => {
  await show({ hidden: "triage" });
  await drop("CORE-4", "ArrowRight");
  expect(places()[0]?.body.change).toEqual({ status: "fixed", resolution: "fixed" });
  await drop("CORE-1", "ArrowRight", "ArrowRight", "ArrowRight");
  const dialog = await screen.findByRole("dialog", { name: "Close bug" });
  expect(keysIn("Rejected")).toEqual(["CORE-1"]);
  expect(places()).toHaveLength(1);
  fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(keysIn("To do")).toEqual(["CORE-1", "CORE-2", "CORE-3"]));
});

test("where others block it, closing is to be meant", async () => {
  server.refusal = {
    status: 409,
    code: "open_blockers",
    detail: "Open bugs block it.",
    errors: [{ pointer: "/change/status", code: "open_blockers", detail: "CORE-3" }],
  };
  await show();
  await drop("CORE-4", "ArrowRight");
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("CORE-3")).toBeDefined();
  server.refusal = undefined;
  fireEvent.click(within(dialog).getByRole("button", { name: enRelations.blocked.submit }));
  await waitFor(() => expect(places().at(-1)?.body.change).toMatchObject({ closeBlocked: true }));
});

test("those who may not change a bug cannot lift its card", async () => {
  await show({}, { ...organization, memberRole: undefined } as unknown as Organization);
  expect(screen.queryByRole("button", { name: "Edit CORE-1" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^New bug in/ })).toBeNull();
  await drop("CORE-1", "ArrowRight");
  expect(said()).toBe("You may not change this bug.");
  expect(places()).toEqual([]);
});
