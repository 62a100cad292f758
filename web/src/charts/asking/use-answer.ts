import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Outcome } from "../../api/client";
import type { Problem } from "../../api/problem";
import { nameOfQuestion, type Question } from "../../lists/asking/list-api";
import { mayCount } from "../../lists/asking/may-move";
import { useLive } from "../../lists/asking/use-live";
import { useNow } from "../../texts/use-now";

/** Numbers under a steady stream of changes are asked for so often. */
const restMs = 2000;

/** What a change must be about to make other numbers of days, or of people. */
const countedBy = {
  days: ["created", "closed", "severity"],
  people: ["status", "assignee"],
};

/** What the server said to a question. */
export interface Answer<T> {
  /** Of the question before, while this one is asked. */
  value: T | undefined;
  /** Why there is no answer to this question. */
  problem: Problem | undefined;
  isAsking: boolean;
  retry: () => void;
}

/**
 * Asks, and asks again, quietly, after changes that may move the numbers, when a day ends, and when the
 * question or `about` changes. Where asking again fails, what was answered stays.
 */
export function useAnswer<T>(
  question: Question,
  about: string,
  what: keyof typeof countedBy,
  ask: (signal: AbortSignal) => Promise<Outcome<T>>,
): Answer<T> {
  const name = `${question.orgID} ${nameOfQuestion(question)} ${about}`;
  const [answer, setAnswer] = useState<{ name: string; reply: Outcome<T> }>();
  const [lastValue, setLastValue] = useState<T>();
  const [turn, setTurn] = useState(0);
  const today = useNow().toDateString();
  const round = useMemo(() => ({ name, today, turn }), [name, today, turn]);
  const askNow = useEffectEvent(ask);
  const settle = useEffectEvent((of: string, reply: Outcome<T>) => {
    if (reply.ok) setLastValue(reply.value);
    else if (answer?.name === of && answer.reply.ok) return;
    setAnswer({ name: of, reply });
  });
  useEffect(() => {
    const stop = new AbortController();
    async function run() {
      const reply = await askNow(stop.signal);
      if (!stop.signal.aborted) settle(round.name, reply);
    }
    void run();
    return () => stop.abort();
  }, [round]);
  const again = () => setTurn((now) => now + 1);
  useLive(
    question,
    again,
    () => restMs,
    (asked) => mayCount(asked, countedBy[what]),
  );
  const isAnswered = answer?.name === name;
  return {
    value: lastValue,
    problem: isAnswered && !answer.reply.ok ? answer.reply.problem : undefined,
    isAsking: !isAnswered,
    retry: () => {
      setAnswer(undefined);
      again();
    },
  };
}
