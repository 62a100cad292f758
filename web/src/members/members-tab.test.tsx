import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MemberRole } from "../api/types";
import { session } from "../identity/session";
import type { Member, Organization } from "../store/organization";
import { dropEverything, replicaOf } from "../store/replica";
import { MembersTab } from "./members-tab";

vi.mock("./own-membership", () => ({ OwnMembership: () => null }));

const fetchStub = vi.fn<(request: Request) => Promise<Response>>();

function organization(memberRole: MemberRole): Organization {
  return {
    id: "org-1",
    orgName: "One",
    orgDesc: "",
    orgOwner: "ada",
    createdDate: "2025-01-02T03:04:05Z",
    isPrivate: true,
    rev: 1,
    memberRole,
  };
}

function member(name: string, memberRole: MemberRole): Member {
  return {
    id: `m-${name}`,
    orgID: "org-1",
    memberID: name,
    memberName: name,
    memberRole,
    joinedDate: "2025-01-02T03:04:05Z",
  };
}

function show(asRole: MemberRole, me: string, members: readonly Member[]) {
  session.set({
    state: "in",
    me: {
      UID: me,
      displayName: me,
      name: me,
      email: `${me}@example.org`,
      emailVerified: true,
      membershipType: "free",
      hasPassword: true,
      settings: {},
    },
  });
  replicaOf("org-1").members.replaceAll(members, 1);
  replicaOf("org-1").membersState.set({ is: "ready" });
  render(<MembersTab organization={organization(asRole)} />);
}

function card(name: string) {
  return within(screen.getByLabelText(name, { selector: "li" }));
}

const three = [member("ada", "Owner"), member("ed", "Editor"), member("mel", "Member")];
const unauthorized = "You are not authorized to edit this member.";

beforeEach(() => {
  dropEverything();
  vi.stubGlobal("fetch", fetchStub);
  fetchStub.mockImplementation(async () => new Response("{}", { status: 503 }));
});
afterEach(() => {
  cleanup();
  fetchStub.mockReset();
  vi.unstubAllGlobals();
});

test("an Editor edits Members and Editors, not the Owner and not themselves", () => {
  show("Editor", "ed", three);
  expect(card("ada").getByText(unauthorized)).toBeTruthy();
  expect(card("ed").getByText(unauthorized)).toBeTruthy();
  expect(card("mel").queryByText(unauthorized)).toBeNull();
  const selector = card("mel").getByLabelText<HTMLSelectElement>("Change Role");
  expect([...selector.options].map((option) => option.text)).toEqual(["Member", "Editor"]);
});

test("a Member edits nobody", () => {
  show("Member", "mel", three);
  expect(screen.getAllByText(unauthorized)).toHaveLength(3);
  expect(screen.queryByLabelText("Change Role")).toBeNull();
});

test("each card has its own choice, and Update sends that one alone", async () => {
  show("Owner", "ada", three);
  fireEvent.change(card("mel").getByLabelText("Change Role"), { target: { value: "Editor" } });
  expect(card("ed").getByLabelText<HTMLSelectElement>("Change Role").value).toBe("Editor");
  fireEvent.change(card("ed").getByLabelText("Change Role"), { target: { value: "Member" } });
  expect(card("mel").getByLabelText<HTMLSelectElement>("Change Role").value).toBe("Editor");
  fireEvent.click(card("mel").getByRole("button", { name: "Update" }));
  const sent = () => fetchStub.mock.calls.map(([one]) => one).filter((one) => one.method !== "GET");
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [request] = sent();
  expect(request?.method).toBe("PATCH");
  expect(new URL(request?.url ?? "").pathname).toBe("/api/v1/orgs/org-1/members/m-mel");
  expect(await request?.json()).toEqual({ memberRole: "Editor" });
});

test("a filter stands above more than twenty members and tells how many it leaves", () => {
  const many = Array.from({ length: 21 }, (_, at) => member(`person-${at}`, "Member"));
  show("Owner", "ada", many);
  fireEvent.change(screen.getByLabelText("Filter members"), { target: { value: "person-20" } });
  expect(screen.getByRole("status").textContent).toBe("1 of 21 members");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});
