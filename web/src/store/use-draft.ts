import { useState } from "react";
import { draftOf, dropDraft, keepDraft } from "./drafts";

/** A text that is being typed; it is kept as a draft until `clear`. */
export function useDraft(
  place: string,
  initial = "",
): [text: string, change: (text: string) => void, clear: () => void] {
  const [text, setText] = useState(() => draftOf(place) ?? initial);
  function change(typed: string) {
    setText(typed);
    if (typed === initial) dropDraft(place);
    else keepDraft(place, typed);
  }
  function clear() {
    setText(initial);
    dropDraft(place);
  }
  return [text, change, clear];
}
