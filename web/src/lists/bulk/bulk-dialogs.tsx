import { useState } from "react";
import type { Resolution } from "../../api/types";
import { proposedResolution, resolutions } from "../../bugs/bug-rules";
import type { Status } from "../../store/organization";
import { texts } from "../../texts/en";
import { enLists } from "../../texts/en-lists";
import { ConfirmDialog } from "../../ui/confirm-dialog";
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
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={words.dueTitle}
      description={words.dueText(count)}
      confirmLabel={words.save}
      onConfirm={() => onSave(due === "" ? null : due)}
    >
      <TextField label={words.due} type="date" value={due} onChange={setDue} />
    </ConfirmDialog>
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
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={words.closeTitle(count)}
      description={words.closeText}
      confirmLabel={words.close(count)}
      onConfirm={() => onClose(resolution)}
    >
      <SelectField
        label={texts.bugs.closing.resolution}
        value={resolution}
        options={reasons.map((value) => ({ value, label: texts.bugs.resolutions[value] }))}
        onChange={setResolution}
      />
    </ConfirmDialog>
  );
}
