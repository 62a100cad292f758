import { useState } from "react";
import type { Resolution } from "../../api/types";
import { proposedResolution, resolutions } from "../../bugs/bug-rules";
import type { Status } from "../../store/organization";
import { texts } from "../../texts/en";
import { enLists } from "../../texts/en-lists";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { SelectField } from "../../ui/select-field";
import { TextField } from "../../ui/text-field";

const words = enLists.selection;
// Each duplicate has an original of its own.
const reasons = resolutions.filter((value) => value !== "duplicate");

/** The day for all that are selected. */
export function DueDialog({
  count,
  onCancel,
  onSave,
}: {
  count: number;
  onCancel: () => void;
  onSave: (due: string | null) => void;
}) {
  const [due, setDue] = useState("");
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={words.dueTitle}
      description={words.dueText(count)}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button variant="primary" onClick={() => onSave(due === "" ? null : due)}>
            {words.save}
          </Button>
        </>
      }
    >
      <TextField label={words.due} type="date" value={due} onChange={setDue} />
    </Dialog>
  );
}

/** A status that closes wants the reason; one for all that are selected. */
export function CloseManyDialog({
  count,
  status,
  onCancel,
  onClose,
}: {
  count: number;
  status: Status;
  onCancel: () => void;
  onClose: (resolution: Resolution) => void;
}) {
  const [resolution, setResolution] = useState<Resolution>(() => proposedResolution(status));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={words.closeTitle(count)}
      description={words.closeText}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button variant="primary" onClick={() => onClose(resolution)}>
            {words.close(count)}
          </Button>
        </>
      }
    >
      <SelectField
        label={texts.bugs.closing.resolution}
        value={resolution}
        options={reasons.map((value) => ({ value, label: texts.bugs.resolutions[value] }))}
        onChange={setResolution}
      />
    </Dialog>
  );
}
