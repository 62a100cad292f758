import { answerName } from "../../keys/table";
import { useKeyBindings } from "../../keys/use-key-bindings";
import type { Bug } from "../../store/bug";
import type { Project } from "../../store/organization";
import { texts } from "../../texts/en";
import { enTriage } from "../../texts/en-triage";
import { ActButton } from "../act-button";
import { type Judgement, refusal } from "../judge";
import { decliningResolutions } from "../triage-rules";
import { Question } from "./question";

/** Declines with one key more: the reason. */
export function DeclineQuestion({
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
  const answers = decliningResolutions.map((resolution, index) => ({
    name: answerName(index),
    words: texts.bugs.resolutions[resolution],
    run: () => onJudge(refusal(bug, project, resolution)),
  }));
  useKeyBindings({
    title: enTriage.decline,
    bindings: [...answers, { name: "back", words: enTriage.cancel, run: onCancel }],
  });
  return (
    <Question title={enTriage.declining} onCancel={onCancel}>
      {answers.map(({ name, words, run }) => (
        <ActButton key={name} name={name} onPress={run}>
          {words}
        </ActButton>
      ))}
    </Question>
  );
}
