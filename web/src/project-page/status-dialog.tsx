import { type FormEvent, useId, useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import type { StatusCategory } from "../api/types";
import { offerUndo } from "../bugs/offer-undo";
import { ColorChoice } from "../labels/color-choice";
import { newID } from "../store/new-id";
import type { Project, Status } from "../store/organization";
import { texts } from "../texts/en";
import { enProjects } from "../texts/en-projects";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import { changeStatus, createStatus, type StatusForm } from "./save-status";
import { categoriesBeside } from "./workflow-rules";

const words = enProjects.status;
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
  const formID = useId();
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
      title={status ? words.editTitle : words.addTitle}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formID} variant="primary" busy={isBusy}>
            {status ? words.editSubmit : words.addSubmit}
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
            label: enProjects.statuses.categories[value],
          }))}
        />
        <ColorChoice value={form.color} onChange={(color) => setForm({ ...form, color })} />
        {problem && nameError === undefined && <Banner kind="danger">{problem.detail}</Banner>}
      </form>
    </Dialog>
  );
}
