import { type FormEvent, useId, useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import { newID } from "../store/new-id";
import type { Label } from "../store/organization";
import { texts } from "../texts/en";
import { enLabels } from "../texts/en-labels";
import { showToast } from "../toasts/show-toast";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { TextField } from "../ui/text-field";
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
  const formID = useId();
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
    const reply = await (label ? changeLabel(orgID, id, form) : createLabel(orgID, id, form));
    setBusy(false);
    if (reply.ok) {
      const { name } = reply.value;
      showToast({ kind: "positive", text: label ? words.saved(name) : words.created(name) });
      onClose();
    } else setProblem(reply.problem);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const hasNoName = form.name.trim() === "";
    setEmpty(hasNoName);
    if (!hasNoName && !isBusy) void save();
  }
  const nameError =
    isEmpty && form.name.trim() === "" ? words.nameEmpty : fieldError(problem, "/name");
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={label ? words.editTitle : words.addTitle}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formID} variant="primary" busy={isBusy}>
            {label ? words.editSubmit : words.addSubmit}
          </Button>
        </>
      }
    >
      <form id={formID} onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
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
        {problem && nameError === undefined && <Banner kind="danger">{problem.detail}</Banner>}
      </form>
    </Dialog>
  );
}
