import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { ensureMembers } from "../members/load-members";
import { useNames } from "../members/people";
import { ensureProjects } from "../projects/load-projects";
import type { Bug } from "../store/bug";
import { useMembers, useProjects } from "../store/hooks";
import type { Project } from "../store/organization";
import { replicaOf } from "../store/replica";
import type { Board } from "./model/board";
import { type Arranging, arrange, type Layout, rearrange } from "./model/cells";
import type { ColumnFacts } from "./model/columns";
import { type BoardField, nothing, type ValueFacts } from "./model/fields";
import { type Ordered, ordered } from "./model/order";

/** Of more members only those who have cards have a column each. */
const membersShownMax = 12;

export type BoardFacts = ValueFacts & ColumnFacts;

/** The cards in columns and lanes, arranged anew whenever a bug changes. */
export function useLayout(
  orgID: string,
  project: Project | undefined,
  ids: readonly string[],
  board: Board,
  parents: ReadonlyMap<string, string>,
): { layout: Layout; facts: BoardFacts } {
  const { bugs: store } = replicaOf(orgID);
  const turn = useSyncExternalStore(store.subscribeAny, store.turn);
  const before = useRef<{ order: Ordered; layout: Layout; arranging: Arranging }>(undefined);
  const { isRanked } = board;
  const order = useMemo(
    () => ordered(store, { ids, isRanked }, before.current?.order),
    // Another turn, other bugs.
    // oxlint-disable-next-line react/exhaustive-deps
    [store, ids, turn, isRanked],
  );
  const { bugs } = order;
  const facts = useFacts(orgID, project, bugs, board, parents);
  const { by, lanes, hidden } = board;
  const arranging = useMemo(() => ({ by, lanes, hidden, facts }), [by, lanes, hidden, facts]);
  const layout = useMemo(() => {
    const last = before.current?.arranging === arranging ? before.current : undefined;
    if (last?.order.bugs === order.bugs) return last.layout;
    const moved = order.since?.bugs === last?.order.bugs ? order.since?.moved : undefined;
    const followed =
      last && moved && rearrange(last.layout, moved, arranging, (id) => store.get(id));
    return followed ?? arrange(order.bugs, arranging, before.current?.layout);
  }, [store, order, arranging]);
  useEffect(() => {
    before.current = { order, layout, arranging };
  }, [order, layout, arranging]);
  return { layout, facts };
}

function useFacts(
  orgID: string,
  project: Project | undefined,
  bugs: readonly Bug[],
  { by, lanes }: Board,
  parents: ReadonlyMap<string, string>,
): BoardFacts {
  const all = useProjects(orgID);
  const { bugs: store } = replicaOf(orgID);
  const uses = (field: BoardField) => by === field || lanes === field;
  const withPeople = uses("assignee") || uses("author");
  useEffect(() => void ensureProjects(orgID), [orgID]);
  useEffect(() => {
    if (withPeople) void ensureMembers(orgID);
  }, [orgID, withPeople]);
  const members = useMembers(orgID);
  const named = withPeople
    ? bugs.flatMap((bug) => [bug.assignedMembers[0] ?? nothing, bug.bugAuthor])
    : [];
  const people = [...new Set(named)].filter((id) => id !== nothing);
  const personName = useNames(orgID, people);
  // Names are few and bugs many: what they are told by is compared as text.
  const names = people.map((id) => personName(id) ?? "").join("\n");
  return useMemo(() => {
    const projects = project ? [project] : all;
    const byID = new Map(all.map((each) => [each.id, each]));
    const few = uses("assignee") && members.length <= membersShownMax ? members : [];
    return {
      projects,
      projectOf: (id) => (id === project?.id ? project : byID.get(id)),
      parents,
      people: few.map(({ memberID }) => memberID),
      personName,
      bugName: (id) => {
        const bug = store.get(id);
        return bug && `${bug.key} ${bug.title}`;
      },
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [orgID, project, all, members, names, parents, by, lanes]);
}
