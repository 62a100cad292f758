import { useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import type { StatusCategory } from "../api/types";
import { ColorChoice } from "../labels/color-choice";
import { newID } from "../store/new-id";
import type { Project, Status } from "../store/organization";
import { enProjectSettings } from "../texts/en-project-settings";
import { enProjects } from "../texts/en-projects";
import { FormDialog } from "../ui/form-dialog";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import { offerUndo } from "../undo/offer-undo";
import { changeStatus, createStatus, type StatusForm } from "./save-status";
import { categoriesBeside } from "./workflow-rules";

const words = enProjectSettings.status;
const nameMax = 64;

/** Adds a status, or changes the one that is given. */
export function StatusDialog({
  project,
  status,
  onClose,
}: {
  project: Project;
  status: Status | undefined;
  onClose: () => void;
}) {
  const [id] = useState(() => status?.id ?? newID());
  const [form, setForm] = useState<StatusForm>({
    name: status?.name ?? "",
    category: status?.category ?? "started",
    color: status?.color ?? "violet",
  });
  const [isEmpty, setEmpty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function save() {
    setBusy(true);
    const { batchID, reply } = await (status
      ? changeStatus(project, id, { ...form, name: form.name.trim() })
      : createStatus(project, id, form));
    setBusy(false);
    if (reply.ok) {
      const { name } = reply.value;
      offerUndo(project.orgID, batchID, status ? words.saved(name) : words.created(name));
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
      title={status ? words.editTitle : words.addTitle}
      submit={status ? words.editSubmit : words.addSubmit}
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
        maxLength={nameMax}
        autoComplete="off"
        autoFocus
      />
      <SelectField<StatusCategory>
        label={words.category}
        value={form.category}
        onChange={(category) => setForm({ ...form, category })}
        hint={words.categoryHint}
        options={categoriesBeside(status).map((value) => ({
          value,
          label: enProjects.categories[value],
        }))}
      />
      <ColorChoice value={form.color} onChange={(color) => setForm({ ...form, color })} />
    </FormDialog>
  );
}
