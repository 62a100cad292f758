import { expect, test } from "vitest";
import { unreachable } from "../../api/problem";
import { ready } from "../../store/load-state";
import { type Member, OrganizationReplica, type View } from "../../store/organization";
import type { Replica } from "../kept/replica";
import { putHead } from "./put-head";

const view = (id: string, isShared: boolean) => ({ id, name: id, isShared }) as View;
const member = (id: string) => ({ id, memberID: id, memberName: id, joinedDate: "" }) as Member;

const kept: Replica = {
  head: {
    orgID: "org-1",
    versions: { content: 5 },
    person: 3,
    projects: [],
    labels: [],
    members: [member("ada"), member("grace")],
    views: { shared: [view("ours", true)], own: [view("mine", false)] },
  },
  bugs: {
    tables: { people: [], projects: [], statuses: [], labels: [], peopleSets: [], labelSets: [] },
    chunks: [],
    relations: { kind: new Uint8Array(), from: new Int32Array(), to: new Int32Array() },
  },
};

function shownBy({ views, ownViews, members }: OrganizationReplica) {
  return [views.all(), ownViews.all(), members.all()].map((rows) => rows.map(({ id }) => id));
}
const all = [["ours"], ["mine"], ["ada", "grace"]];

test("kept views and members are shown, and asked for anew", () => {
  const replica = new OrganizationReplica();
  putHead(replica, kept);
  expect(shownBy(replica)).toEqual(all);
  expect(replica.viewsState.get()).toEqual({ is: "stale" });
  expect(replica.membersState.get()).toEqual({ is: "stale" });
});

test("without a network the question has failed before they come: they are shown all the same", () => {
  const replica = new OrganizationReplica();
  replica.viewsState.set({ is: "failed", problem: unreachable });
  replica.membersState.set({ is: "loading" });
  putHead(replica, kept);
  expect(shownBy(replica)).toEqual(all);
  expect(replica.viewsState.get()).toMatchObject({ is: "failed", hasRows: true });
  expect(replica.membersState.get()).toEqual({ is: "loading", hasRows: true });
});

test("what the server answered already stays: it knows which of them are gone", () => {
  const replica = new OrganizationReplica();
  replica.views.replaceAll([view("newer", true)], 9);
  replica.viewsState.set(ready);
  replica.membersState.set(ready);
  putHead(replica, kept);
  expect(shownBy(replica)).toEqual([["newer"], [], []]);
});

test("the answer that comes later takes away what is gone", () => {
  const replica = new OrganizationReplica();
  putHead(replica, kept);
  replica.views.replaceAll([], 6);
  replica.members.replaceAll([member("ada")], 0);
  expect(shownBy(replica)).toEqual([[], ["mine"], ["ada"]]);
});
