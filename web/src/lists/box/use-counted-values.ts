import { useEffect, useState } from "react";
import type { WireFieldValue } from "../../api/types";
import type { Spot } from "../../query/complete";
import { parse } from "../../query/parse";
import { askValues, type Question } from "../asking/list-api";
import { hasCountedValues } from "./suggestions";

/** Typing that goes on asks once, when it pauses. */
const pauseMs = 120;

interface Counted {
  field: string;
  items: readonly WireFieldValue[];
}

const none: readonly WireFieldValue[] = [];

/**
 * The values of the field that is being typed, counted among what the rest of the query finds. Those of
 * a moment ago stay while it is asked, so that the list does not jump.
 */
export function useCountedValues(
  { orgID, projectID }: Omit<Question, "q">,
  text: string,
  spot: Spot | undefined,
): readonly WireFieldValue[] {
  const [counted, setCounted] = useState<Counted>();
  const isCounted = hasCountedValues(spot);
  const field = isCounted ? spot.field.name : undefined;
  const typed = isCounted ? spot.typed : "";
  const rest = isCounted
    ? `${text.slice(0, spot.term.from).trimEnd()} ${text.slice(spot.term.to).trimStart()}`.trim()
    : "";
  useEffect(() => {
    if (field === undefined) return;
    const stop = new AbortController();
    // What is not written to its end cannot be asked: then all bugs count.
    const q = parse(rest).faults.length === 0 ? rest : "";
    const by = field;
    async function ask() {
      const reply = await askValues({ orgID, projectID, q }, by, typed, stop.signal);
      if (!stop.signal.aborted)
        setCounted({ field: by, items: reply.ok ? reply.value.items : none });
    }
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [orgID, projectID, field, typed, rest]);
  if (counted === undefined || counted.field !== field) return none;
  const small = typed.toLowerCase();
  return counted.items.filter(({ value }) => value.toLowerCase().includes(small));
}
