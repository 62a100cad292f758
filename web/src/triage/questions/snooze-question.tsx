import { useState } from "react";
import { morningOf, snoozeChoices } from "../../bug-page/fields/snooze-rules";
import { answerName } from "../../keys/table";
import { useKeyBindings } from "../../keys/use-key-bindings";
import type { Bug } from "../../store/bug";
import { enTriage } from "../../texts/en-triage";
import { useNow } from "../../texts/use-now";
import { ActButton } from "../act-button";
import { type Judgement, snoozing } from "../judge";
import { DayForm } from "./day-form";
import { Question } from "./question";

const words = enTriage.snoozing;

/** Snoozes with one key more: until when, or the day is written. */
export function SnoozeQuestion({
  bug,
  onJudge,
  onCancel,
}: {
  bug: Bug;
  onJudge: (judgement: Judgement) => void;
  onCancel: () => void;
}) {
  const now = useNow();
  const [wantsDay, setWantsDay] = useState(false);
  const choices = snoozeChoices(now);
  const answers = [
    ...choices.map(({ label, snooze }, index) => ({
      name: answerName(index),
      words: label,
      run: () => onJudge(snoozing(bug, snooze)),
    })),
    { name: answerName(choices.length), words: words.day, run: () => setWantsDay(true) },
  ];
  useKeyBindings({
    title: enTriage.snooze,
    bindings: [...answers, { name: "back", words: enTriage.cancel, run: onCancel }],
  });
  return (
    <Question title={words.title} onCancel={onCancel}>
      {answers.map(({ name, words: answer, run }) => (
        <ActButton key={name} name={name} onPress={run}>
          {answer}
        </ActButton>
      ))}
      {wantsDay && <DayForm now={now} onDay={(day) => onJudge(snoozing(bug, morningOf(day)))} />}
    </Question>
  );
}
