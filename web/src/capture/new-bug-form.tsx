import type { FormEvent, KeyboardEvent, Ref } from "react";
import { type Fields, NewBugFields } from "../bugs/new-bug-fields";
import { useCell } from "../store/use-cell";
import { texts } from "../texts/en";
import { enCapture } from "../texts/en-capture";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { TextArea } from "../ui/text-area";
import { TextField } from "../ui/text-field";
import { EnvironmentField } from "./environment-field";
import { incomingFiles } from "./files/incoming-files";
import { WaitingList } from "./files/waiting-list";
import { type NewBugForm as Form, marksOf } from "./form";
import { changeForm, newBugForm, setAside, showForm, takeUp } from "./form-store";
import { ProjectPicker } from "./project-picker";
import { TemplateField } from "./template-field";

const words = texts.bugs.create;
const titleMax = 256;

/** All that can be said of a bug when it is reported; the title comes first. */
export function NewBugForm({
  id,
  form,
  titleRef,
  titleError,
  textError,
  problem,
  onSend,
  onKeyDownCapture,
}: {
  id: string;
  form: Form;
  titleRef: Ref<HTMLInputElement>;
  titleError: string | undefined;
  textError: string | undefined;
  problem: string | undefined;
  onSend: () => void;
  onKeyDownCapture: (event: KeyboardEvent) => void;
}) {
  const { place } = form;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSend();
  }
  return (
    // Hears Ctrl with Enter from every field, and files that are pasted or dropped on any.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      id={id}
      onSubmit={handleSubmit}
      onKeyDownCapture={onKeyDownCapture}
      {...incomingFiles}
      noValidate
      className="flex flex-col gap-4"
    >
      <Aside />
      <TextField
        label={words.name}
        value={form.title}
        onChange={(title) => changeForm({ title })}
        error={titleError}
        maxLength={titleMax}
        autoComplete="off"
        autoFocus
        ref={titleRef}
      />
      <TextArea
        label={words.text}
        value={form.text}
        onChange={(text) => changeForm({ text })}
        error={textError}
        hint={words.textHint}
      />
      <WaitingList />
      <div className="grid grid-cols-2 items-start gap-3 max-narrow:grid-cols-1">
        <ProjectPicker place={place} onChange={(chosen) => changeForm({ place: chosen })} />
        <TemplateField form={form} />
      </div>
      {place && (
        <NewBugFields
          key={place.orgID}
          orgID={place.orgID}
          value={fieldsOf(form)}
          onChange={(next) => {
            const now = newBugForm.get();
            changeFields(now, typeof next === "function" ? next(fieldsOf(now)) : next);
          }}
        />
      )}
      <EnvironmentField
        entries={form.environment}
        onChange={(environment) => changeForm({ environment, isEnvironmentTyped: true })}
        onFill={(environment) => showForm({ ...form, environment, isEnvironmentTyped: false })}
      />
      {problem && !titleError && !textError && <Banner kind="danger">{problem}</Banner>}
    </form>
  );
}

function fieldsOf(form: Form): Fields {
  const { severity, priority, visibility } = form;
  return { severity, priority, visibility, ...marksOf(form) };
}

function changeFields(form: Form, fields: Fields): void {
  const { severity, priority, visibility, assignedMembers, labels, sharedWith } = fields;
  const { place, marks } = form;
  changeForm({
    severity,
    priority,
    visibility,
    ...(place && {
      marks: { ...marks, [place.orgID]: { assignedMembers, labels, sharedWith } },
    }),
  });
}

/** Bugs that were refused while this one was written. */
function Aside() {
  const [first] = useCell(setAside);
  if (first === undefined) return null;
  return (
    <Banner
      kind={first.problem ? "danger" : "info"}
      action={<Button onClick={takeUp}>{enCapture.asideOpen}</Button>}
    >
      {first.problem
        ? enCapture.asideOne(first.form.title, first.problem.detail)
        : enCapture.asideWaits(first.form.title)}
    </Banner>
  );
}
