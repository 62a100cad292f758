import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Priority, Severity } from "../../api/types";
import { priorities, severities } from "../../bugs/bug-rules";
import { editBug } from "../../bugs/edit-bug";
import { ensureMembers } from "../../members/load-members";
import { usePeopleNames } from "../../members/people";
import type { Bug } from "../../store/bug";
import { useBug } from "../../store/hooks";
import type { BugEdit } from "../../store/overlay";
import { texts } from "../../texts/en";
import { enBoards as words } from "../../texts/en-boards";
import { enBugFields } from "../../texts/en-bug-fields";
import { showToast } from "../../toasts/show-toast";
import { Button } from "../../ui/button";
import { nothing } from "../model/fields";
import { withFirst } from "../model/landing";

const titleMax = 256;

interface Form {
  /** The bug as it was when the edit began. */
  base: Bug;
  title: string;
  severity: Severity;
  priority: Priority;
  assignee: string;
}

/** What was typed outlives the card's moves from column to column. */
const kept = new Map<string, Form>();

const formOf = (bug: Bug): Form => ({
  base: bug,
  title: bug.title,
  severity: bug.severity,
  priority: bug.priority,
  assignee: bug.assignedMembers[0] ?? nothing,
});

/** The most wanted fields of a bug, edited where its card stands. */
export function CardEditor({
  orgID,
  bugID,
  onClose,
}: {
  orgID: string;
  bugID: string;
  onClose: (bugID: string, again?: "again") => void;
}) {
  const bug = useBug(orgID, bugID);
  return bug ? <EditorForm orgID={orgID} bug={bug} onClose={onClose} /> : null;
}

function EditorForm({
  orgID,
  bug,
  onClose,
}: {
  orgID: string;
  bug: Bug;
  onClose: (bugID: string, again?: "again") => void;
}) {
  const [form, setForm] = useState(() => kept.get(bug.id) ?? formOf(bug));
  const element = useRef<HTMLFormElement>(null);
  const assigned = form.base.assignedMembers;
  const names = usePeopleNames(orgID, assigned);
  useEffect(() => void ensureMembers(orgID), [orgID]);
  useEffect(() => {
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);

  function change(fields: Partial<Form>) {
    const next = { ...form, ...fields };
    kept.set(bug.id, next);
    setForm(next);
  }
  async function save() {
    const edit = editOf(form);
    if (Object.keys(edit).length === 0) return;
    const base = { field: "title", text: form.base.title, rev: form.base.rev } as const;
    const reply = await editBug(orgID, bug, edit, edit.title === undefined ? undefined : base);
    if (reply.ok) return;
    kept.set(bug.id, { ...form, base: bug });
    showToast({ kind: "negative", text: words.notSaved(bug.key, reply.problem.detail) });
    onClose(bug.id, "again");
  }
  function close() {
    kept.delete(bug.id);
    onClose(bug.id);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (form.title.trim() === "") return;
    close();
    void save();
  }
  function handleKeyDown(event: KeyboardEvent) {
    const isTitle = event.target instanceof HTMLTextAreaElement;
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && isTitle) element.current?.requestSubmit();
    else return;
    event.preventDefault();
  }
  const isEmpty = form.title.trim() === "";
  return (
    <form
      ref={element}
      data-card={bug.id}
      aria-label={words.editing(bug.key)}
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      noValidate
      className="flex flex-col gap-2 rounded-card border border-accent bg-raised p-2 shadow-floating"
    >
      <textarea
        aria-label={words.title}
        aria-invalid={isEmpty || undefined}
        value={form.title}
        maxLength={titleMax}
        rows={3}
        onChange={({ target }) => change({ title: target.value.replaceAll(/\s*[\r\n]+\s*/g, " ") })}
        onFocus={({ currentTarget }) => currentTarget.select()}
        // Opened by hand to write in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="resize-none rounded-control border border-border-strong bg-surface px-2 py-1 text-ui text-text aria-invalid:border-danger"
      />
      {isEmpty && (
        <p role="alert" className="text-small text-danger">
          {texts.bugs.create.titleEmpty}
        </p>
      )}
      <Choice
        label={enBugFields.severity}
        value={form.severity}
        options={severities.map((value) => [value, enBugFields.severities[value]])}
        onChange={(value) => change({ severity: value as Severity })}
      />
      <Choice
        label={enBugFields.priority}
        value={form.priority}
        options={priorities.map((value) => [value, enBugFields.priorities[value]])}
        onChange={(value) => change({ priority: value as Priority })}
      />
      <Choice
        label={words.assignee}
        value={form.assignee}
        options={[[nothing, words.nobody], ...names.map(({ id, name }) => [id, name] as const)]}
        onChange={(assignee) => change({ assignee })}
      />
      <span className="flex gap-2">
        <Button type="submit" variant="primary" size="small" disabled={isEmpty}>
          {words.save}
        </Button>
        <Button size="small" onClick={close}>
          {words.cancel}
        </Button>
      </span>
    </form>
  );
}

/** Only what changed is sent. */
function editOf({ base, title, severity, priority, assignee }: Form): BugEdit {
  const isOther = assignee !== (base.assignedMembers[0] ?? nothing);
  return {
    ...(title.trim() !== base.title && { title: title.trim() }),
    ...(severity !== base.severity && { severity }),
    ...(priority !== base.priority && { priority }),
    ...(isOther && { assignedMembers: withFirst(base.assignedMembers, assignee) }),
  };
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="press h-8 rounded-control border border-border-strong bg-surface px-2 text-ui text-text hover:bg-hover"
    >
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}
