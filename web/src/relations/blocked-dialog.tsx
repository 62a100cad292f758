import type { Problem } from "../api/problem";
import { enRelations } from "../texts/en-relations";
import { Banner } from "../ui/banner";
import { ConfirmDialog } from "../ui/confirm-dialog";

const words = enRelations.blocked;

/** Asks whether a bug shall be closed although open ones block it. */
export function BlockedDialog({
  keys,
  problem,
  onCancel,
  onClose,
}: {
  keys: readonly string[];
  /** Why the server did not close it all the same. */
  problem: Problem | undefined;
  onCancel: () => void;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={words.title}
      description={words.description(keys.length)}
      confirmLabel={words.submit}
      onConfirm={onClose}
      danger
    >
      {problem && <Banner kind="danger">{problem.detail}</Banner>}
      <ul className="flex flex-wrap gap-2">
        {keys.map((key) => (
          <li key={key} className="rounded-chip bg-hover px-2 py-0.5 font-mono text-ui text-text">
            {key}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
