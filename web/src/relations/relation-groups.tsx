import type { RelationKind } from "../api/types";
import { enRelations } from "../texts/en-relations";
import type { ShownRelation } from "./held-relations";
import { RelationRow } from "./relation-row";

/** The order in which they are shown. */
export const relationKinds = [
  "parent",
  "child",
  "blocked_by",
  "blocks",
  "duplicate_of",
  "duplicated_by",
  "relates_to",
  "caused_by",
  "causes",
] as const satisfies readonly RelationKind[];

/** The relations of a bug, those of one kind below one another. */
export function RelationGroups({
  orgID,
  items,
  onRemove,
}: {
  orgID: string;
  items: readonly ShownRelation[];
  onRemove: ((relation: ShownRelation) => void) | undefined;
}) {
  const groups = relationKinds
    .map((kind) => ({ kind, members: items.filter((each) => each.kind === kind) }))
    .filter(({ members }) => members.length > 0);
  return groups.map(({ kind, members }) => (
    <section key={kind} aria-label={enRelations.groups[kind]} className="flex flex-col gap-0.5">
      <div className="flex items-center gap-3 px-2">
        <h3 className="text-small font-medium text-text-2">{enRelations.groups[kind]}</h3>
        {kind === "child" && <Progress members={members} />}
      </div>
      <ul>
        {members.map((each) => (
          <RelationRow
            key={each.id}
            orgID={orgID}
            relation={each}
            onRemove={onRemove && (() => onRemove(each))}
          />
        ))}
      </ul>
    </section>
  ));
}

/** How many of the children are closed. */
function Progress({ members }: { members: readonly ShownRelation[] }) {
  const done = members.filter(({ bug }) => !bug.isOpen).length;
  const label = enRelations.progress(done, members.length);
  return (
    <>
      <progress
        value={done}
        max={members.length}
        aria-label={label}
        className="h-1.5 w-24 appearance-none overflow-hidden rounded-full bg-active [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-active [&::-webkit-progress-value]:bg-success"
      />
      <span className="text-small text-text-2">{label}</span>
    </>
  );
}
