import { type FormEvent, type KeyboardEvent, useState } from "react";
import type { Bug } from "../store/bug";
import type { BugEdit } from "../store/overlay";
import { useDraft } from "../store/use-draft";
import { texts } from "../texts/en";
import { enBugFields } from "../texts/en-bug-fields";
import { Button } from "../ui/button";
import { TextArea } from "../ui/text-area";
import { VisuallyHidden } from "../ui/visually-hidden";
import { DetailRow, rowControlLook, rowValueLook } from "./detail-row";
import { printEnvironment, readEnvironment } from "./environment-text";
import type { BugParts } from "./use-bug-parts";

const words = enBugFields;

/** Where the bug was seen: read as a table, edited as text. */
export function BugEnvironment({
  bug,
  parts,
  mayEdit,
  onEdit,
}: {
  bug: Bug;
  parts: BugParts;
  mayEdit: boolean;
  onEdit: (fields: BugEdit) => void;
}) {
  const entries = bug.environment ?? [];
  if (mayEdit && parts.shown === "environment") {
    return (
      <div>
        <EnvironmentForm
          place={`bug.${bug.id}.environment`}
          initial={printEnvironment(entries)}
          onCancel={() => parts.hide("environment")}
          onSave={(environment) => {
            parts.hide("environment");
            onEdit({ environment });
          }}
        />
      </div>
    );
  }
  if (!mayEdit && entries.length === 0) return null;
  const shown =
    entries.length === 0 ? (
      <span className="text-text-3">{words.none}</span>
    ) : (
      <span className="flex min-w-0 flex-col">
        {entries.map(({ name, value }) => (
          <span key={name} className="min-w-0 break-words">
            <span className="text-text-2">{name}</span> <span>{value}</span>{" "}
          </span>
        ))}
      </span>
    );
  return (
    <DetailRow name={words.environment}>
      {mayEdit ? (
        <button type="button" className={rowControlLook} onClick={() => parts.show("environment")}>
          <VisuallyHidden>{`${words.environment}: `}</VisuallyHidden>
          {shown}
        </button>
      ) : (
        <span className={rowValueLook}>{shown}</span>
      )}
    </DetailRow>
  );
}

function EnvironmentForm({
  place,
  initial,
  onCancel,
  onSave,
}: {
  place: string;
  initial: string;
  onCancel: () => void;
  onSave: (environment: NonNullable<BugEdit["environment"]>) => void;
}) {
  const [text, type, dropDraft] = useDraft(place, initial);
  const [error, setError] = useState<string>();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const reading = readEnvironment(text);
    if (reading.is === "wrong") setError(words.environmentWrong(reading.line));
    else if (reading.is === "twice") setError(words.environmentTwice(reading.name));
    else {
      dropDraft();
      onSave(reading.entries);
    }
  }
  function giveUp() {
    dropDraft();
    onCancel();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    giveUp();
  }
  return (
    // Listens to what its field does not take.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form onSubmit={handleSubmit} onKeyDown={handleKeyDown} className="flex flex-col gap-2 py-1">
      <TextArea
        label={words.environment}
        value={text}
        onChange={type}
        rows={4}
        error={error}
        hint={words.environmentHint}
        autoFocus
      />
      <span className="flex gap-2">
        <Button type="submit" variant="primary">
          {texts.save}
        </Button>
        <Button onClick={giveUp}>{texts.cancel}</Button>
      </span>
    </form>
  );
}
