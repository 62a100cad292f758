import { useEffect, useEffectEvent, useState } from "react";
import { draftOf, dropDraft, keepDraft } from "./drafts";
import { draftArrived, dropSharedDraft, fetchSharedDraft, keepSharedDraft } from "./server-drafts";

type Draft = [text: string, change: (text: string) => void, clear: () => void];

/** A text that is being typed; it is kept as a draft until `clear`. */
export function useDraft(place: string, initial = ""): Draft {
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

/** The same where the person's other browsers go on with it; `isShown` while its field is there. */
export function useSharedDraft(place: string, initial = "", isShown = true): Draft {
  const [text, setText] = useState(() => draftOf(place) ?? initial);
  const handleArrived = useEffectEvent(() => {
    const arrived = draftArrived.get();
    if (arrived?.place === place) setText(arrived.text === "" ? initial : arrived.text);
  });
  useEffect(() => draftArrived.subscribe(() => handleArrived()), []);
  useEffect(() => {
    if (isShown) void fetchSharedDraft(place);
  }, [place, isShown]);
  function change(typed: string) {
    setText(typed);
    if (typed === initial) dropSharedDraft(place);
    else keepSharedDraft(place, typed);
  }
  function clear() {
    setText(initial);
    dropSharedDraft(place);
  }
  return [text, change, clear];
}
