import { useEffect, useEffectEvent, useState } from "react";
import * as v from "valibot";
import type { Problem } from "../api/problem";
import { currentText, editBug, type TextBase } from "../bugs/edit-bug";
import { lastWriterOf } from "../bugs/text-changes";
import type { OtherText } from "../merging/merge-view";
import { noteTyped, noteWritten } from "../presence/typed";
import { usePlace } from "../routing/shown";
import type { Bug } from "../store/bug";
import { draftOf } from "../store/drafts";
import {
  draftArrived,
  dropSharedDraft,
  fetchSharedDraft,
  keepSharedDraft,
} from "../store/server-drafts";
import { enBugPage } from "../texts/en-bug-page";
import { showToast } from "../toasts/show-toast";
import { whenIdle } from "../ui/when-idle";

/** With who saved it, where that is known. */
type TheirText = OtherText & { writer?: string | undefined };

export type TextEdit = ReturnType<typeof useTextEdit>;

/** One text of a bug, edited in place. What was typed stays until it is saved or given up by hand. */
export function useTextEdit(orgID: string, bug: Bug, field: "title" | "description") {
  const [base, setBase] = useState<TextBase>();
  const [text, setText] = useState("");
  const draft = useTextDraft(bug.id, field, (typed) => {
    if (base !== undefined) setText(typed === "" ? base.text : typed);
  });
  const [problem, setProblem] = useState<Problem>();
  const [conflict, setConflict] = useState<TheirText>();
  const [isAwaited, setAwaited] = useState(false);

  function start() {
    if (base !== undefined) return;
    const kept = draft.take();
    setBase(kept?.base ?? { field, text: bug[field] ?? "", rev: bug.rev });
    setText(kept?.text ?? bug[field] ?? "");
    return kept;
  }
  /** What was refused late is joined with what stands there now. */
  function goOn() {
    const kept = draft.isThere ? start() : undefined;
    if (kept === undefined) return;
    const newer = newerText(bug, kept.base, kept.text);
    setConflict(newer);
    setAwaited(newer === undefined);
  }
  useAskedFor(field, draft.isThere && bug[field] !== undefined, goOn);
  function change(typed: string) {
    setText(typed);
    setAwaited(false);
    if (base) draft.keep(typed, base);
    if (field === "description") noteTyped(bug.id, "describes");
  }
  function stop() {
    if (field === "description") noteWritten(bug.id, "describes");
    setBase(undefined);
    setProblem(undefined);
    setConflict(undefined);
    setAwaited(false);
  }
  function giveUp() {
    draft.drop();
    stop();
  }
  async function send(typed: string, from: TextBase) {
    stop();
    draft.keep(typed, from);
    const reply = await editBug(orgID, bug, { [field]: typed }, from);
    if (reply.ok) {
      draft.drop();
      return;
    }
    setBase(from);
    setText(typed);
    const current = currentText(reply.problem, from);
    if (current !== undefined) {
      setConflict({ ...current, writer: lastWriterOf(bug.id, field) });
      return;
    }
    setProblem(reply.problem);
    showToast({ kind: "negative", text: enBugPage.notSaved(reply.problem.detail) });
  }
  function save() {
    if (base === undefined) return;
    if (text === base.text) giveUp();
    else void send(text, base);
  }
  /** Their text was read: this one goes over it. */
  function saveOver(chosen: string) {
    if (base && conflict) void send(chosen, { field, text: conflict.text, rev: conflict.rev });
  }
  const meanwhile = base && newerText(bug, base, text);
  // The refusal may come before the text that it was about.
  if (isAwaited && meanwhile !== undefined) {
    setAwaited(false);
    setConflict(meanwhile);
  }
  return {
    field,
    place: `bug.${bug.id}.${field}`,
    isEditing: base !== undefined,
    isDirty: base !== undefined && text !== base.text,
    hasDraft: base === undefined && draft.isThere,
    text,
    base,
    problem,
    conflict,
    meanwhile,
    start,
    change,
    save,
    saveOver,
    giveUp,
    showMeanwhile: () => setConflict(meanwhile),
    postpone: () => setConflict(undefined),
  };
}

/** The address names the text that the person wants to go on with. */
function useAskedFor(field: TextBase["field"], isHere: boolean, goOn: () => void) {
  const isAsked = usePlace((place) => place?.hash === field);
  const handleAsked = useEffectEvent(goOn);
  useEffect(() => {
    if (isHere && isAsked) handleAsked();
  }, [isHere, isAsked]);
}

/** What came in while the person writes. */
function newerText(bug: Bug, base: TextBase, typed: string): TheirText | undefined {
  const stored = bug[base.field];
  if (stored === undefined || bug.rev <= base.rev) return undefined;
  if (stored === base.text || stored === typed) return undefined;
  return { text: stored, rev: bug.rev, writer: lastWriterOf(bug.id, base.field) };
}

const baseSchema = v.object({ text: v.string(), rev: v.number() });

/** What was typed, and what it was typed over: without that a later save would not see a conflict. */
function useTextDraft(bugID: string, field: TextBase["field"], onArrived: (text: string) => void) {
  const place = `bug.${bugID}.${field}`;
  const basePlace = `${place}.base`;
  const [isThere, setThere] = useState(() => draftOf(place) !== undefined);
  const handleArrived = useEffectEvent(() => {
    const arrived = draftArrived.get();
    if (arrived?.place !== place) return;
    setThere(arrived.text !== "");
    onArrived(arrived.text);
  });
  useEffect(() => draftArrived.subscribe(() => handleArrived()), []);
  useEffect(() => {
    if (field !== "description") return undefined;
    // What it was typed over comes first: with the text alone nobody could go on.
    return whenIdle(() => void fetchSharedDraft(basePlace).then(() => fetchSharedDraft(place)));
  }, [field, place, basePlace]);
  return {
    isThere,
    /** It stands in the editor from now on. */
    take(): { text: string; base: TextBase } | undefined {
      setThere(false);
      const text = draftOf(place);
      const base = v.safeParse(baseSchema, JSON.parse(draftOf(basePlace) ?? "null"));
      return text === undefined || !base.success
        ? undefined
        : { text, base: { field, ...base.output } };
    },
    keep(text: string, base: TextBase) {
      keepSharedDraft(basePlace, JSON.stringify({ text: base.text, rev: base.rev }));
      keepSharedDraft(place, text);
    },
    drop() {
      dropSharedDraft(place);
      dropSharedDraft(basePlace);
      setThere(false);
    },
  };
}
