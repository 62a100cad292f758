import { CopyX, Plus } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import { unreachable } from "../api/problem";
import { FailureNote } from "../change-queue/failure-note";
import { ensureProjects } from "../projects/load-projects";
import { newID } from "../store/new-id";
import { enRelations } from "../texts/en-relations";
import { showToast } from "../toasts/show-toast";
import { Button } from "../ui/button";
import { offerUndo } from "../undo/offer-undo";
import { AddRelation } from "./add-relation";
import { DuplicateDialog } from "./duplicate-dialog";
import { removeRelation } from "./edit-relations";
import { heldRelations, type ShownRelation } from "./held-relations";
import { RelationGroups } from "./relation-groups";
import { useRelations } from "./use-relations";

/** How the bug stands to others, with the ways to change that. */
export const BugRelations = memo(function BugRelations({
  orgID,
  bugID,
  isDuplicate,
  mayEdit,
  asked,
  onAsk,
}: {
  orgID: string;
  bugID: string;
  isDuplicate: boolean;
  mayEdit: boolean;
  /** What is open: the form for a relation, or the choice of the original. */
  asked: "relation" | "duplicate" | undefined;
  onAsk: (part: "relation" | "duplicate" | undefined) => void;
}) {
  const { items, problem, load } = useRelations(orgID, bugID);
  const isUnreached = items === undefined && problem?.status === unreachable.status;
  const held = isUnreached ? heldRelations(orgID, bugID) : undefined;
  const shown = items ?? held ?? [];
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => void ensureProjects(orgID), [orgID]);

  async function handleRemove(relation: ShownRelation) {
    const batchID = newID();
    const reply = await removeRelation(orgID, bugID, relation.id, batchID);
    opener.current?.focus();
    if (!reply.ok) {
      showToast({ kind: "negative", text: enRelations.notDone(reply.problem.detail) });
      return;
    }
    offerUndo(orgID, batchID, enRelations.removed(relation.bug.key));
  }
  function handleDone() {
    onAsk(undefined);
    opener.current?.focus();
  }
  if (!mayEdit && shown.length === 0) return null;
  return (
    <section aria-labelledby="relations" className="@container flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="relations" className="mr-auto text-lead font-semibold">
          {enRelations.heading}
        </h2>
        {mayEdit && (
          <>
            <Button
              ref={opener}
              variant="ghost"
              size="small"
              aria-expanded={asked === "relation"}
              onClick={() => onAsk(asked === "relation" ? undefined : "relation")}
            >
              <Plus className="size-4" aria-hidden="true" />
              {enRelations.add}
            </Button>
            {!isDuplicate && (
              <Button variant="ghost" size="small" onClick={() => onAsk("duplicate")}>
                <CopyX className="size-4" aria-hidden="true" />
                {enRelations.duplicate.action}
              </Button>
            )}
          </>
        )}
      </div>
      {asked === "relation" && <AddRelation orgID={orgID} bugID={bugID} onDone={handleDone} />}
      {asked === "duplicate" && (
        <DuplicateDialog orgID={orgID} bugID={bugID} onDone={() => onAsk(undefined)} />
      )}
      {problem && items === undefined && (
        <FailureNote
          isAside
          isHere={held !== undefined}
          problem={problem}
          text={enRelations.loadFailed}
          onRetry={() => void load()}
        />
      )}
      <RelationGroups
        orgID={orgID}
        items={shown}
        onRemove={mayEdit && items ? (relation) => void handleRemove(relation) : undefined}
      />
    </section>
  );
});
