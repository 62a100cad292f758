import { useState } from "react";
import { fieldError, type Problem } from "../../api/problem";
import type { WireBugTemplate } from "../../api/types";
import { newID } from "../../store/new-id";
import type { Project } from "../../store/organization";
import { texts } from "../../texts/en";
import { enTemplates as words } from "../../texts/en-templates";
import { CheckboxField } from "../../ui/checkbox-field";
import { FormDialog } from "../../ui/form-dialog";
import { TextArea } from "../../ui/text-area";
import { TextField } from "../../ui/text-field";
import { offerUndo } from "../../undo/offer-undo";
import { changeTemplate, createTemplate, type TemplateForm } from "./save-template";

const nameMax = 64;

/** Adds a template, or changes the one that is given. */
export function TemplateDialog({
  project,
  template,
  isFirst,
  onClose,
}: {
  project: Project;
  template: WireBugTemplate | undefined;
  /** The first of a project is its default unless somebody says otherwise. */
  isFirst: boolean;
  onClose: () => void;
}) {
  const [id] = useState(() => template?.id ?? newID());
  const [form, setForm] = useState<TemplateForm>(
    () => template ?? { name: words.usualName, text: words.usualText, isDefault: isFirst },
  );
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function save() {
    setBusy(true);
    const { name, text, isDefault } = form;
    const fields = { name: name.trim(), text, isDefault };
    const { batchID, reply } = await (template
      ? changeTemplate(project, id, fields)
      : createTemplate(project, id, fields));
    setBusy(false);
    if (reply.ok) {
      offerUndo(
        project.orgID,
        batchID,
        template ? words.saved(reply.value.name) : words.created(reply.value.name),
      );
      onClose();
    } else setProblem(reply.problem);
  }
  function handleSubmit() {
    setAsked(true);
    if (form.name.trim() !== "" && form.text.trim() !== "") void save();
  }
  const nameError =
    isAsked && form.name.trim() === "" ? words.nameEmpty : fieldError(problem, "/name");
  const textError =
    isAsked && form.text.trim() === "" ? words.textEmpty : fieldError(problem, "/text");
  return (
    <FormDialog
      title={template ? words.editTitle : words.addTitle}
      submit={template ? words.editSubmit : words.addSubmit}
      busy={isBusy}
      refusal={nameError === undefined && textError === undefined ? problem?.detail : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        value={form.name}
        onChange={(name) => setForm({ ...form, name })}
        error={nameError}
        maxLength={nameMax}
        autoComplete="off"
        autoFocus
      />
      <TextArea
        label={words.text}
        value={form.text}
        onChange={(text) => setForm({ ...form, text })}
        error={textError}
        hint={texts.bugs.create.textHint}
        rows={8}
      />
      <CheckboxField
        label={words.isDefault}
        hint={words.isDefaultHint}
        checked={form.isDefault}
        onChange={(isDefault) => setForm({ ...form, isDefault })}
      />
    </FormDialog>
  );
}
