import { Pencil } from "lucide-react";
import type { FormEvent, KeyboardEvent } from "react";
import { fieldError, type Problem } from "../api/problem";
import { MarkdownView } from "../markdown/markdown-view";
import type { Bug } from "../store/bug";
import { texts } from "../texts/en";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";

import { Skeleton } from "../ui/skeleton";
import { TextArea } from "../ui/text-area";
import { ConflictDialog } from "./conflict-dialog";
import { useTextEdit } from "./use-text-edit";

const words = texts.bugs.page;

export function BugDescription({
  orgID,
  bug,
  mayEdit,
  problem,
  onRetry,
}: {
  orgID: string;
  bug: Bug;
  mayEdit: boolean;
  problem: Problem | undefined;
  onRetry: () => Promise<void>;
}) {
  const edit = useTextEdit(orgID, bug, "description");
  if (edit.isEditing) return <DescriptionForm edit={edit} />;
  return (
    <section aria-label={words.descriptionLabel} className="flex min-w-0 flex-col gap-2">
      <div className="flex items-center gap-2">
        <h2 className="text-lead font-semibold">{words.descriptionLabel}</h2>
        {mayEdit && bug.description !== undefined && (
          <IconButton
            label={words.editDescription}
            icon={<Pencil aria-hidden="true" />}
            onClick={edit.start}
          />
        )}
      </div>
      {bug.description === undefined && problem === undefined && (
        <Skeleton label={words.loading} count={3} />
      )}
      {bug.description === undefined && problem !== undefined && (
        <Banner
          kind="danger"
          action={<Button onClick={() => void onRetry()}>{texts.tryAgain}</Button>}
        >
          {problem.detail}
        </Banner>
      )}
      {bug.description === "" && <p className="text-read text-text-2">{words.noDescription}</p>}
      {bug.description !== undefined && bug.description !== "" && (
        <MarkdownView text={bug.description} />
      )}
    </section>
  );
}

function DescriptionForm({ edit }: { edit: ReturnType<typeof useTextEdit> }) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    edit.save();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") edit.giveUp();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) edit.save();
  }
  return (
    <form
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      noValidate
      className="flex min-w-0 flex-col gap-2"
    >
      <TextArea
        label={words.descriptionLabel}
        value={edit.text}
        onChange={edit.change}
        error={fieldError(edit.problem, "/description") ?? edit.problem?.detail}
        hint={texts.bugs.create.textHint}
        rows={10}
        autoFocus
      />
      <span className="flex gap-2">
        <Button type="submit" variant="primary">
          {texts.save}
        </Button>
        <Button onClick={edit.giveUp}>{texts.cancel}</Button>
      </span>
      <ConflictDialog edit={edit} />
    </form>
  );
}
