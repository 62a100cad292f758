import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Member, Organization } from "../store/organization";
import { dropEverything, organizations, replicaOf } from "../store/replica";
import { usePeopleNames } from "./people";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  dropEverything();
});

function Names() {
  return <p>{usePeopleNames("org-1", []).map(({ name }) => name)}</p>;
}

const member = (fields: Partial<Member>) =>
  ({ orgID: "org-1", memberRole: "Member", joinedDate: "", ...fields }) as Member;

test("somebody who joined meanwhile can be chosen by name", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    asked.push(new URL(url).search);
    return Response.json({ items: [{ id: "grace", name: "Grace", kind: "user" }] });
  });
  organizations.put({ id: "org-1", memberRole: "Owner" } as Organization, 1);
  const { members } = replicaOf("org-1");
  members.put(member({ id: "m1", memberID: "ada", memberName: "Ada" }), 1);
  render(<Names />);
  expect(screen.getByText("Ada")).not.toBeNull();
  act(() => members.put(member({ id: "m2", memberID: "grace" }), 2));
  await vi.waitFor(() => expect(screen.getByText("AdaGrace")).not.toBeNull());
  expect(asked).toEqual(["?ids=grace"]);
});
