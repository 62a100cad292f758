import { useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import { newID } from "../store/new-id";
import type { Label } from "../store/organization";
import { enLabels } from "../texts/en-labels";
import { FormDialog } from "../ui/form-dialog";
import { TextField } from "../ui/text-field";
import { offerUndo } from "../undo/offer-undo";
import { ColorChoice } from "./color-choice";
import { LabelChip } from "./label-chip";
import { changeLabel, createLabel, type LabelForm } from "./save-label";

const words = enLabels.dialog;
const nameMax = 50;
const descriptionMax = 200;

/** Makes a label, or changes the one that is given. */
export function LabelDialog({
  orgID,
  label,
  onClose,
}: {
  orgID: string;
  label: Label | undefined;
  onClose: () => void;
}) {
  const [id] = useState(() => label?.id ?? newID());
  const [form, setForm] = useState<LabelForm & { color: string }>({
    name: label?.name ?? "",
    color: label?.color ?? "violet",
    description: label?.description ?? "",
  });
  const [isEmpty, setEmpty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function save() {
    setBusy(true);
    const batchID = newID();
    const reply = await (label
      ? changeLabel(orgID, id, form, batchID)
      : createLabel(orgID, id, form, batchID));
    setBusy(false);
    if (reply.ok) {
      const { name } = reply.value;
      offerUndo(orgID, batchID, label ? words.saved(name) : words.created(name));
      onClose();
    } else setProblem(reply.problem);
  }
  function handleSubmit() {
    const hasNoName = form.name.trim() === "";
    setEmpty(hasNoName);
    if (!hasNoName) void save();
  }
  const nameError =
    isEmpty && form.name.trim() === "" ? words.nameEmpty : fieldError(problem, "/name");
  return (
    <FormDialog
      title={label ? words.editTitle : words.addTitle}
      submit={label ? words.editSubmit : words.addSubmit}
      busy={isBusy}
      refusal={nameError === undefined ? problem?.detail : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        value={form.name}
        onChange={(name) => setForm({ ...form, name })}
        error={nameError}
        hint={words.nameHint}
        maxLength={nameMax}
        autoComplete="off"
        autoFocus
      />
      <ColorChoice value={form.color} onChange={(color) => setForm({ ...form, color })} />
      <TextField
        label={words.description}
        value={form.description}
        onChange={(description) => setForm({ ...form, description })}
        error={fieldError(problem, "/description")}
        maxLength={descriptionMax}
        autoComplete="off"
      />
      {form.name.trim() !== "" && (
        <div className="flex items-center gap-3 text-ui text-text-2">
          {words.preview}
          <LabelChip label={form} />
        </div>
      )}
    </FormDialog>
  );
}
