import type { RelationKind, WireRelation } from "../api/types";
import { relationOrder, type StoredRelationKind } from "../store/bug-chunk";
import { replicaOf } from "../store/replica";

/** As screens show a relation; without its id nobody can end it. */
export type ShownRelation = Pick<WireRelation, "id" | "kind" | "bug">;

/** What a relation is called at the bug that it leads to. */
const inverse: Readonly<Record<StoredRelationKind, RelationKind>> = {
  blocks: "blocked_by",
  duplicate_of: "duplicated_by",
  relates_to: "relates_to",
  caused_by: "causes",
  parent: "child",
};

/** How the bug stands to others, from all bugs that are held; nothing where they are not. Their ids are made up. */
export function heldRelations(orgID: string, bugID: string): ShownRelation[] | undefined {
  const { held, bugs } = replicaOf(orgID);
  const slot = bugs.columns.slotOf(bugID);
  if (held.get().is !== "held" || slot === undefined) return undefined;
  return bugs.held.links.of(slot).flatMap(({ kind: place, from, to }) => {
    const stored = relationOrder[place];
    const bug = bugs.get(bugs.columns.idAt(from === slot ? to : from));
    if (stored === undefined || bug === undefined || bug.deleted !== 0) return [];
    const kind = from === slot ? stored : inverse[stored];
    return [{ id: `${kind} ${bug.id}`, kind, bug }];
  });
}
