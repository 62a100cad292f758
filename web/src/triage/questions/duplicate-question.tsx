import { type FormEvent, useState } from "react";
import { BugPicker, nameOf, nobodyPicked, type PickedBug } from "../../bugs/bug-picker";
import type { Bug } from "../../store/bug";
import type { Project } from "../../store/organization";
import { enRelations } from "../../texts/en-relations";
import { enTriage } from "../../texts/en-triage";
import { Button } from "../../ui/button";
import { duplicate, type Judgement } from "../judge";
import { Question } from "./question";

/** Finds the original by typing; Enter on it is the answer. */
export function DuplicateQuestion({
  orgID,
  bug,
  project,
  onJudge,
  onCancel,
}: {
  orgID: string;
  bug: Bug;
  project: Project | undefined;
  onJudge: (judgement: Judgement) => void;
  onCancel: () => void;
}) {
  const [picked, setPicked] = useState(nobodyPicked);
  const [isMissing, setMissing] = useState(false);
  function send(wanted: PickedBug) {
    const original = nameOf(wanted);
    if (original === "") setMissing(true);
    else onJudge(duplicate(bug, project, original));
  }
  function handleChange(now: PickedBug) {
    setPicked(now);
    setMissing(false);
    if (now.id !== undefined) send(now);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send(picked);
  }
  return (
    <Question title={enTriage.duplicate} onCancel={onCancel}>
      <form onSubmit={handleSubmit} className="flex min-w-0 flex-1 basis-80 items-start gap-2">
        <div className="min-w-0 flex-1">
          <BugPicker
            orgID={orgID}
            exceptID={bug.id}
            label={enRelations.original}
            value={picked}
            onChange={handleChange}
            error={isMissing ? enRelations.pick : undefined}
          />
        </div>
        <Button type="submit" variant="primary" className="mt-6 h-10">
          {enTriage.duplicating.submit}
        </Button>
      </form>
    </Question>
  );
}
