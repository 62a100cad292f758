import { CloseDialog } from "../bugs/close-dialog";
import { BlockedDialog } from "../relations/blocked-dialog";
import type { BugScene } from "./bug-actions";
import type { useClosing } from "./use-closing";

/** What is asked while a bug is closed: how it ended, and whether that is meant where others block it. */
export function ClosingDialogs({
  scene: { orgID, bug, project },
  closing,
}: {
  scene: BugScene;
  closing: ReturnType<typeof useClosing>;
}) {
  const { closingWith, problem, blocked, cancel, close, closeBlocked } = closing;
  return (
    <>
      {project && closingWith && (
        <CloseDialog
          orgID={orgID}
          bug={bug}
          project={project}
          status={closingWith}
          problem={problem}
          onCancel={cancel}
          onClose={close}
        />
      )}
      {blocked && (
        <BlockedDialog
          keys={blocked.keys}
          problem={problem}
          onCancel={cancel}
          onClose={closeBlocked}
        />
      )}
    </>
  );
}
