import type { WirePerson } from "../../api/types";
import type { BugChunk } from "../../store/bug-chunk";
import type { BugColumns } from "../../store/bug-columns";
import { chunkOf, listedSlots, ownTables, tablesOf, textsOf } from "../../store/chunk-of";
import { hasRows } from "../../store/load-state";
import type { OrganizationReplica } from "../../store/organization";
import type { Delta } from "./delta";
import { readBugsOf } from "./read-bugs";
import type { Replica, ReplicaHead } from "./replica";

/** Few enough that a frame waits for none of them. */
const chunkRows = 1000;

/** Whether all that a replica's head says of an organization is known. */
export function knowsHead({ projectsState, labelsState }: OrganizationReplica): boolean {
  return projectsState.get().is === "ready" && labelsState.get().is === "ready";
}

/** As of now; `head` says as of which versions that is. */
export type HeadVersions = Omit<ReplicaHead, keyof ReplicaNames>;

/** They are written with each change: of more than these the names alone are kept. */
export const keptMembersMax = 1000;

/** What a head says beside the bugs. */
export type ReplicaNames = Pick<
  ReplicaHead,
  "projects" | "labels" | "people" | "members" | "views" | "read"
>;

export function namesOf(replica: OrganizationReplica): ReplicaNames {
  return {
    projects: replica.projects.all(),
    labels: replica.labels.all(),
    people: peopleOf(replica),
    members: membersOf(replica),
    views: viewsOf(replica),
    read: readBugsOf(replica),
  };
}

function membersOf({ members, membersState }: OrganizationReplica): ReplicaHead["members"] {
  const all = members.all();
  return hasRows(membersState.get()) && all.length <= keptMembersMax ? all : undefined;
}

function peopleOf({ members, people }: OrganizationReplica): WirePerson[] {
  const known = new Map(people.all().map((person) => [person.id, person]));
  for (const { memberID: id, memberName: name } of members.all()) {
    if (name !== undefined) known.set(id, { id, name, kind: "user" });
  }
  return [...known.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function viewsOf({ views, ownViews, viewsState }: OrganizationReplica): ReplicaHead["views"] {
  return hasRows(viewsState.get()) ? { shared: views.all(), own: ownViews.all() } : undefined;
}

/** A list may have told a later state of a bug than what lists leave out is of: the change is on its way. */
function isWhole(columns: BugColumns, slots: Int32Array): boolean {
  return slots.every((slot) => columns.setsRevAt(slot) >= columns.revAt(slot));
}

/**
 * The whole replica, with a `rest` between chunks; changes count from there on. Undefined where a bug changed between
 * two of them, or is known in part.
 */
export async function takeReplica(
  replica: OrganizationReplica,
  versions: HeadVersions,
  rest: () => Promise<void>,
): Promise<Replica | undefined> {
  const { bugs } = replica;
  const turn = bugs.turn();
  const { columns } = bugs;
  const slots = listedSlots(columns);
  if (!isWhole(columns, slots)) return undefined;
  const rows = new Int32Array(columns.size).fill(-1);
  slots.forEach((slot, row) => {
    rows[slot] = row;
  });
  const chunks: BugChunk[] = [];
  for (let from = 0; from < slots.length; from += chunkRows) {
    chunks.push(chunkOf(columns, slots.subarray(from, from + chunkRows)));
    // Between two chunks the page may draw.
    // oxlint-disable-next-line no-await-in-loop
    await rest();
    if (bugs.turn() !== turn) return undefined;
  }
  const relations = bugs.held.links.rowsOf(slots, (slot) => rows[slot] ?? -1);
  const tables = tablesOf(columns, (id) => replica.projects.get(id)?.key ?? "");
  bugs.changed.clear();
  return { head: { ...versions, ...namesOf(replica) }, bugs: { tables, chunks, relations } };
}

/** What changed since a whole replica was kept. Undefined where one of the changed bugs is known in part. */
export function takeDelta(replica: OrganizationReplica, versions: HeadVersions): Delta | undefined {
  const { columns, held, changed } = replica.bugs;
  const slotOf = (id: string) => {
    const slot = columns.slotOf(id);
    return slot === undefined || columns.isDeleted(slot) ? undefined : slot;
  };
  const gone = [...changed].filter((id) => slotOf(id) === undefined);
  const here = Int32Array.from([...changed].flatMap((id) => slotOf(id) ?? []));
  if (!isWhole(columns, here)) return undefined;
  const rows = new Map(Array.from(here, (slot, row) => [slot, row] as const));
  const related = new Set<number>();
  for (const slot of here) {
    for (const { from, to } of held.links.of(slot)) {
      for (const end of [from, to]) if (!rows.has(end)) related.add(end);
    }
  }
  const others = Int32Array.from(related);
  others.forEach((slot, at) => {
    rows.set(slot, here.length + at);
  });
  // Of the others only those relations count that lead to a changed bug.
  const all = held.links.rowsOf(
    Int32Array.from([...here, ...others]),
    (slot) => rows.get(slot) ?? -1,
  );
  const isNew = (_: unknown, at: number) =>
    (all.from[at] ?? 0) < here.length || (all.to[at] ?? 0) < here.length;
  const chunk = chunkOf(columns, here);
  // Those of the kept replica may be others.
  for (const name of ["idPlace", "titlePlace", "rankPlace"] as const) chunk.columns[name].fill(0);
  const tables = ownTables(chunk, columns, (id) => replica.projects.get(id)?.key ?? "");
  return {
    gone,
    replica: {
      head: { ...versions, ...namesOf(replica) },
      bugs: {
        tables,
        chunks: [
          chunk,
          { ...chunkOf(columns, others.subarray(0, 0)), ids: textsOf(columns, others).ids },
        ],
        relations: {
          kind: all.kind.filter(isNew),
          from: all.from.filter(isNew),
          to: all.to.filter(isNew),
        },
      },
    },
  };
}
