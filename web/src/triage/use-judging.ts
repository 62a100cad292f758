import { useState } from "react";
import type { Bug } from "../store/bug";
import { enTriage as words } from "../texts/en-triage";
import { showToast } from "../toasts/show-toast";
import { type Judgement, judge } from "./judge";

/** What the person judged in this sitting, and where somebody else was first. */
export interface Sitting {
  judged: ReadonlySet<string>;
  late: readonly string[];
  judge: (bug: Bug, judgement: Judgement) => void;
  dismissLate: (bugID: string) => void;
}

/** `onShow` shows a bug that was not judged after all. */
export function useJudging(orgID: string, onShow: (key: string) => void): Sitting {
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [late, setLate] = useState<readonly string[]>([]);

  async function send(bug: Bug, judgement: Judgement, closeBlocked?: true) {
    setJudged((now) => new Set(now).add(bug.id));
    const verdict = await judge(orgID, bug, judgement, closeBlocked);
    if (verdict.is === "kept") return;
    setJudged((now) => new Set([...now].filter((id) => id !== bug.id)));
    if (verdict.is === "late") {
      setLate((now) => [...now.filter((id) => id !== bug.id), bug.id]);
      return;
    }
    if (verdict.isTold) return;
    const { code, detail, errors } = verdict.problem;
    const isBlocked = code === "open_blockers";
    showToast({
      kind: "negative",
      text: words.refused(bug.key, [detail, ...errors.map((error) => error.detail)].join(" ")),
      action: isBlocked
        ? { label: words.anyway, onSelect: () => void send(bug, judgement, true) }
        : { label: words.show, onSelect: () => onShow(bug.key) },
    });
  }
  return {
    judged,
    late,
    judge: (bug, judgement) => void send(bug, judgement),
    dismissLate: (bugID) => setLate((now) => now.filter((id) => id !== bugID)),
  };
}
