import { useBug } from "../../store/hooks";
import { enTriage as words } from "../../texts/en-triage";
import { Button } from "../../ui/button";
import { JudgedNote } from "./judged-note";

/** Bugs that somebody else judged first, until the reader has seen it. */
export function LateNotes({
  orgID,
  ids,
  onShow,
  onDismiss,
}: {
  orgID: string;
  ids: readonly string[];
  onShow: (key: string) => void;
  onDismiss: (bugID: string) => void;
}) {
  return ids.map((id) => (
    <LateNote key={id} orgID={orgID} bugID={id} onShow={onShow} onDismiss={() => onDismiss(id)} />
  ));
}

function LateNote({
  orgID,
  bugID,
  onShow,
  onDismiss,
}: {
  orgID: string;
  bugID: string;
  onShow: (key: string) => void;
  onDismiss: () => void;
}) {
  const bug = useBug(orgID, bugID);
  if (bug === undefined) return null;
  return (
    <JudgedNote
      orgID={orgID}
      bug={bug}
      isLate
      action={
        <>
          <Button size="small" onClick={() => onShow(bug.key)}>
            {words.show}
          </Button>
          <Button size="small" onClick={onDismiss}>
            {words.judged.dismiss}
          </Button>
        </>
      }
    />
  );
}
