import { useState } from "react";
import type { Severity } from "../../api/types";
import { answerName } from "../../keys/table";
import { useKeyBindings } from "../../keys/use-key-bindings";
import type { Bug } from "../../store/bug";
import type { Project } from "../../store/organization";
import { enBugFields } from "../../texts/en-bug-fields";
import { enTriage } from "../../texts/en-triage";
import { Button } from "../../ui/button";
import { ActButton } from "../act-button";
import { acceptance, type Judgement } from "../judge";
import { acceptingStatuses, judgedSeverities } from "../triage-rules";
import { Question } from "./question";

const words = enTriage.accepting;

/** Accepts with one key more: the severity, or Enter for the one it has. */
export function AcceptQuestion({
  bug,
  project,
  onJudge,
  onCancel,
}: {
  bug: Bug;
  project: Project | undefined;
  onJudge: (judgement: Judgement) => void;
  onCancel: () => void;
}) {
  const statuses = acceptingStatuses(project);
  const [chosen, setChosen] = useState(statuses[0]);
  function accept(severity: Severity) {
    if (chosen !== undefined) onJudge(acceptance(bug, chosen, severity));
  }
  const known = bug.severity === "unset" ? undefined : bug.severity;
  useKeyBindings({
    title: enTriage.accept,
    bindings: [
      ...judgedSeverities.map((severity, index) => ({
        name: answerName(index),
        words: enBugFields.severities[severity],
        run: () => accept(severity),
      })),
      { name: "open", words: words.submit(known), run: () => accept(bug.severity) },
      { name: "back", words: enTriage.cancel, run: onCancel },
    ],
  });
  return (
    <Question title={words.title} onCancel={onCancel}>
      {statuses.length > 1 && (
        <div role="group" aria-label={words.status} className="flex basis-full flex-wrap gap-1">
          {statuses.map((status) => (
            <Button
              key={status.id}
              size="small"
              variant={status === chosen ? "secondary" : "ghost"}
              aria-pressed={status === chosen}
              onClick={() => setChosen(status)}
            >
              {status.name}
            </Button>
          ))}
        </div>
      )}
      {judgedSeverities.map((severity, index) => (
        <ActButton key={severity} name={answerName(index)} onPress={() => accept(severity)}>
          {enBugFields.severities[severity]}
        </ActButton>
      ))}
      <Button
        data-first
        variant="primary"
        aria-keyshortcuts="Enter"
        onClick={() => accept(bug.severity)}
      >
        {words.submit(known)}
      </Button>
    </Question>
  );
}
