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
import { createBug, type NewBug } from "./create-bug";
import { NewBugFields } from "./new-bug-fields";

const words = texts.bugs.create;
const titleMax = 256;
type Fields = Omit<NewBug, "id" | "title" | "description">;
const noFields: Fields = {
  severity: "unset",
  priority: "none",
  assignedMembers: [],
  labels: [],
  visibility: "inherit",
  sharedWith: [],
};

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
  const [fields, setFields] = useState(noFields);
  const [isEmpty, setEmpty] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  function fill({ id: formsID, title: formsTitle, description, ...others }: NewBug) {
    setID(formsID);
    setTitle(formsTitle);
    setText(description);
    setFields(others);
  }
  async function create() {
    const form: NewBug = { id, title, description: text, ...fields };
    fill({ id: newID(), title: "", description: "", ...noFields });
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
        <NewBugFields orgID={project.orgID} value={fields} onChange={setFields} />
        {problem && !titleError && !textError && <Banner kind="danger">{problem.detail}</Banner>}
      </form>
    </Dialog>
  );
}
