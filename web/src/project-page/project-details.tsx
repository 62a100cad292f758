import { type FormEvent, useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import { colorOf, isFilled } from "../projects/project-rules";
import { changeProject, type ProjectForm } from "../projects/save-project";
import type { Project } from "../store/organization";
import { enProjectSettings } from "../texts/en-project-settings";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { TextField } from "../ui/text-field";
import { offerUndo } from "../undo/offer-undo";

const words = enProjectSettings.details;
const textMax = 50;
const keyMax = 10;
const fieldsOf = ({ name, description, key, color }: Project): ProjectForm => ({
  name,
  description,
  key,
  color: colorOf({ color }),
});

/** Name, description, key and colour. Fields that nobody typed in follow what others save. */
export function ProjectDetails({ project, mayManage }: { project: Project; mayManage: boolean }) {
  const [typed, setTyped] = useState<Partial<ProjectForm>>({});
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const form = { ...fieldsOf(project), ...typed };
  const isIncomplete = !isFilled(form);

  async function save() {
    setBusy(true);
    const { batchID, reply } = await changeProject(project.orgID, project.id, typed);
    setBusy(false);
    setProblem(reply.ok ? undefined : reply.problem);
    if (!reply.ok) return;
    setTyped({});
    offerUndo(project.orgID, batchID, words.saved);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && !isIncomplete) void save();
  }
  const text = (field: keyof ProjectForm) => ({
    value: form[field],
    onChange: (value: string) => setTyped({ ...typed, [field]: value }),
    error: fieldError(problem, `/${field}`),
    autoComplete: "off",
    readOnly: !mayManage,
  });
  const isUnmarked = problem !== undefined && (problem.errors ?? []).length === 0;
  return (
    <section aria-label={words.title}>
      <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
        <h2 className="text-ui font-medium text-text">{words.title}</h2>
        <TextField label={words.name} {...text("name")} maxLength={textMax} />
        <TextField label={words.description} {...text("description")} maxLength={textMax} />
        <TextField
          label={words.key}
          {...text("key")}
          onChange={(key) => setTyped({ ...typed, key: key.toUpperCase() })}
          hint={words.keyHint}
          maxLength={keyMax}
        />
        <label className="flex items-center gap-2 text-ui font-medium text-text">
          {words.color}
          <input
            type="color"
            value={form.color}
            disabled={!mayManage}
            onChange={(event) => setTyped({ ...typed, color: event.target.value })}
            className="h-8 w-10 cursor-pointer rounded-control border border-border-strong bg-surface p-0.5"
          />
        </label>
        {isIncomplete && <Banner kind="danger">{words.required}</Banner>}
        {isUnmarked && <Banner kind="danger">{problem.detail}</Banner>}
        {mayManage && (
          <Button
            type="submit"
            variant="primary"
            busy={isBusy}
            disabled={Object.keys(typed).length === 0}
            className="self-start"
          >
            {words.save}
          </Button>
        )}
      </form>
    </section>
  );
}
