import { CloseDialog } from "../../bugs/close-dialog";
import { BlockedDialog } from "../../relations/blocked-dialog";
import { useProject } from "../../store/hooks";
import type { Placing } from "../asking/board-api";
import { type Drop, withEnding } from "../asking/drop-card";

/** What is asked while a card waits in its new place: how the bug ended, or whether that is meant. */
export function DropDialogs({
  drop,
  onSend,
  onCancel,
}: {
  drop: Drop;
  onSend: (more: Partial<Placing>) => void;
  onCancel: () => void;
}) {
  const { orgID, bug, asks, blockers, problem } = drop;
  const project = useProject(orgID, bug.projectID);
  if (blockers) {
    return (
      <BlockedDialog
        keys={blockers}
        problem={problem}
        onCancel={onCancel}
        onClose={() => onSend({ closeBlocked: true })}
      />
    );
  }
  if (asks === undefined || project === undefined) return null;
  return (
    <CloseDialog
      orgID={orgID}
      bug={bug}
      project={project}
      status={asks}
      problem={problem}
      onCancel={onCancel}
      onClose={(ending) => onSend(withEnding(drop, ending))}
    />
  );
}
