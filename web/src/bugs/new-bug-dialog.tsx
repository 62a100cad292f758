import { type FormEvent, useId, useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import { newID } from "../store/new-id";
import type { Project } from "../store/organization";
import { useSharedDraft } from "../store/use-draft";
import { texts } from "../texts/en";
import { showToast } from "../toasts/show-toast";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { TextArea } from "../ui/text-area";
import { TextField } from "../ui/text-field";
import { AssigneesField } from "./assignees-field";
import { createBug, type NewBug } from "./create-bug";
import { PriorityField, SeverityField } from "./plan-fields";

const words = texts.bugs.create;
const titleMax = 256;
const noPlan: Pick<NewBug, "severity" | "priority"> = { severity: "unset", priority: "none" };

/** Closes at once; where the bug is refused, it opens again with all that was typed and the reason. */
export function NewBugDialog({
  project,
  open,
  onOpenChange,
}: {
  project: Project;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const formID = useId();
  const [id, setID] = useState(() => newID());
  const [title, setTitle] = useSharedDraft(`new-bug.${project.id}.title`, "", open);
  const [text, setText] = useSharedDraft(`new-bug.${project.id}.text`, "", open);
  const [assignedMembers, setAssigned] = useState<readonly string[]>([]);
  const [plan, setPlan] = useState(noPlan);
  const [isEmpty, setEmpty] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  function fill(form: NewBug) {
    setID(form.id);
    setTitle(form.title);
    setText(form.description);
    setAssigned(form.assignedMembers);
    setPlan({ severity: form.severity, priority: form.priority });
  }
  async function create() {
    const form: NewBug = { id, title, description: text, assignedMembers, ...plan };
    fill({ id: newID(), title: "", description: "", assignedMembers: [], ...noPlan });
    setProblem(undefined);
    onOpenChange(false);
    const reply = await createBug(project, form);
    if (reply.ok) return;
    fill(form);
    setProblem(reply.problem);
    showToast({ kind: "negative", text: words.refused(reply.problem.detail) });
    onOpenChange(true);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const hasNoTitle = title.trim() === "";
    setEmpty(hasNoTitle);
    if (!hasNoTitle) void create();
  }
  const titleError = isEmpty ? words.titleEmpty : fieldError(problem, "/title");
  const textError = fieldError(problem, "/description");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description(project.name)}
      footer={
        <Button type="submit" form={formID} variant="primary">
          {words.submit}
        </Button>
      }
    >
      <form id={formID} onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
        <TextField
          label={words.name}
          value={title}
          onChange={setTitle}
          error={titleError}
          maxLength={titleMax}
          autoFocus
        />
        <TextArea
          label={words.text}
          value={text}
          onChange={setText}
          error={textError}
          hint={words.textHint}
        />
        <AssigneesField orgID={project.orgID} ids={assignedMembers} onChange={setAssigned} />
        <div className="grid grid-cols-2 gap-3">
          <SeverityField
            value={plan.severity}
            onChange={(severity) => setPlan({ ...plan, severity })}
          />
          <PriorityField
            value={plan.priority}
            onChange={(priority) => setPlan({ ...plan, priority })}
          />
        </div>
        {problem && !titleError && !textError && <Banner kind="danger">{problem.detail}</Banner>}
      </form>
    </Dialog>
  );
}
