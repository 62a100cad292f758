import { Pencil } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { Bug } from "../store/bug";
import type { BugEdit } from "../store/overlay";
import { texts } from "../texts/en";
import { enBugFields } from "../texts/en-bug-fields";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { TextArea } from "../ui/text-area";
import { printEnvironment, readEnvironment } from "./environment-text";

const words = enBugFields;

/** Where the bug was seen: read as a table, edited as text. */
export function BugEnvironment({
  bug,
  mayEdit,
  onEdit,
}: {
  bug: Bug;
  mayEdit: boolean;
  onEdit: (fields: BugEdit) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const entries = bug.environment ?? [];
  if (typed !== undefined) {
    return (
      <EnvironmentForm
        text={typed}
        onType={setTyped}
        onCancel={() => setTyped(undefined)}
        onSave={(environment) => {
          setTyped(undefined);
          onEdit({ environment });
        }}
      />
    );
  }
  return (
    <section aria-label={words.environment} className="flex flex-col gap-1 text-ui">
      <div className="flex items-center justify-between">
        <h2 className="font-medium text-text">{words.environment}</h2>
        {mayEdit && (
          <IconButton
            label={words.editEnvironment}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => setTyped(printEnvironment(entries))}
          />
        )}
      </div>
      {entries.length === 0 && <p className="text-text-3">{words.none}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {entries.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-text-2">{name}</dt>
            <dd className="min-w-0 break-words text-text">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function EnvironmentForm({
  text,
  onType,
  onCancel,
  onSave,
}: {
  text: string;
  onType: (text: string) => void;
  onCancel: () => void;
  onSave: (environment: NonNullable<BugEdit["environment"]>) => void;
}) {
  const [error, setError] = useState<string>();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const reading = readEnvironment(text);
    if (reading.is === "read") onSave(reading.entries);
    else if (reading.is === "wrong") setError(words.environmentWrong(reading.line));
    else setError(words.environmentTwice(reading.name));
  }
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-2">
      <TextArea
        label={words.environment}
        value={text}
        onChange={onType}
        rows={4}
        error={error}
        hint={words.environmentHint}
        autoFocus
      />
      <span className="flex gap-2">
        <Button type="submit" variant="primary">
          {texts.save}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </span>
    </form>
  );
}
