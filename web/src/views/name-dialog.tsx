import { useState } from "react";
import type { Outcome } from "../api/client";
import { fieldError, type Problem } from "../api/problem";
import type { WireView } from "../api/types";
import { enViews } from "../texts/en-views";
import { Banner } from "../ui/banner";
import { CheckboxField } from "../ui/checkbox-field";
import { FormDialog } from "../ui/form-dialog";
import { TextField } from "../ui/text-field";
import { wrongName } from "./view-rules";

const words = enViews.dialog;

export interface ViewForm {
  name: string;
  isShared: boolean;
}
type Save = (form: ViewForm) => Promise<Outcome<WireView>>;

/** Names a view. One that was deleted meanwhile can be saved as a new one, and nothing typed is lost. */
export function NameDialog({
  title,
  description,
  submit,
  first,
  maySaveShared,
  isGoneAtFirst = false,
  onSave,
  onSaveAsNew,
  onSaved,
  onClose,
}: {
  title: string;
  description?: string;
  submit: string;
  first: ViewForm;
  /** Asks whether it shall be shared. */
  maySaveShared: boolean;
  isGoneAtFirst?: boolean;
  onSave: Save;
  onSaveAsNew: Save;
  onSaved: (view: WireView) => void;
  onClose: () => void;
}) {
  const [form, setForm] = useState(first);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isGone, setGone] = useState(isGoneAtFirst);
  const [problem, setProblem] = useState<Problem>();

  async function save() {
    setBusy(true);
    const reply = await (isGone ? onSaveAsNew : onSave)({ ...form, name: form.name.trim() });
    setBusy(false);
    if (reply.ok) {
      onSaved(reply.value);
      onClose();
    } else if (!isGone && reply.problem.status === 404) setGone(true);
    else setProblem(reply.problem);
  }
  const wrong = wrongName(form.name);
  function handleSubmit() {
    setTried(true);
    if (wrong === undefined) void save();
  }
  const refused = fieldError(problem, "/name");
  const nameError = isTried && wrong !== undefined ? words[wrong] : refused;
  return (
    <FormDialog
      title={title}
      description={description}
      submit={isGone ? enViews.saveAsNew : submit}
      busy={isBusy}
      refusal={refused === undefined ? problem?.detail : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {isGone && <Banner kind="warning">{words.gone}</Banner>}
      <TextField
        label={words.name}
        value={form.name}
        onChange={(name) => setForm({ ...form, name })}
        error={nameError}
        autoComplete="off"
        autoFocus
      />
      {maySaveShared && (
        <CheckboxField
          label={words.share}
          hint={words.shareHint}
          checked={form.isShared}
          onChange={(isShared) => setForm({ ...form, isShared })}
        />
      )}
    </FormDialog>
  );
}
