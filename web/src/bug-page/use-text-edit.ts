import { useState } from "react";
import type { Problem } from "../api/problem";
import { currentText, editBug, type TextBase } from "../bugs/edit-bug";
import type { Bug } from "../store/bug";
import { draftOf, dropDraft, keepDraft } from "../store/drafts";
import { texts } from "../texts/en";
import { showToast } from "../toasts/show-toast";

export interface TextConflict {
  theirs: string;
  rev: number;
}

/** One text of a bug, edited in place. What was typed stays until it is saved or given up by hand. */
export function useTextEdit(orgID: string, bug: Bug, field: "title" | "description") {
  const place = `bug.${bug.id}.${field}`;
  const seen = bug[field] ?? "";
  const [base, setBase] = useState<TextBase>();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const [conflict, setConflict] = useState<TextConflict>();

  function start() {
    setBase({ field, text: seen, rev: bug.rev });
    setText(draftOf(place) ?? seen);
  }
  function change(typed: string) {
    setText(typed);
    keepDraft(place, typed);
  }
  function giveUp() {
    dropDraft(place);
    setBase(undefined);
    setProblem(undefined);
    setConflict(undefined);
  }
  async function send(from: TextBase) {
    setBase(undefined);
    setProblem(undefined);
    setConflict(undefined);
    const reply = await editBug(orgID, bug, { [field]: text }, from);
    if (reply.ok) {
      dropDraft(place);
      return;
    }
    setBase(from);
    const current = currentText(reply.problem, from);
    if (current !== undefined) {
      setConflict({ theirs: current.text, rev: current.rev });
      return;
    }
    setProblem(reply.problem);
    showToast({ kind: "negative", text: texts.bugs.page.notSaved(reply.problem.detail) });
  }
  function save() {
    if (base === undefined) return;
    if (text === base.text) giveUp();
    else void send(base);
  }
  /** Their version was read; the person's goes over it. */
  function saveOver() {
    if (base && conflict) void send({ ...base, text: conflict.theirs, rev: conflict.rev });
  }
  return {
    isEditing: base !== undefined,
    text,
    problem,
    conflict,
    start,
    change,
    save,
    saveOver,
    giveUp,
    postpone: () => setConflict(undefined),
  };
}
