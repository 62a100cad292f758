import { useRef } from "react";
import type { BugScene } from "../bug-page/bug-actions";
import { useKeyBindings } from "../keys/use-key-bindings";
import { enTriage as words } from "../texts/en-triage";
import { ActBar, type Asking } from "./act-bar";
import type { Judgement } from "./judge";
import { AcceptQuestion } from "./questions/accept-question";
import { DeclineQuestion } from "./questions/decline-question";
import { DuplicateQuestion } from "./questions/duplicate-question";
import { SnoozeQuestion } from "./questions/snooze-question";
import { acceptingStatuses } from "./triage-rules";

/** The acts on the bug in front, and what the one that was chosen asks. */
export function Judging({
  scene,
  asking,
  onAsk,
  onJudge,
  onOpen,
  onUndo,
}: {
  scene: BugScene;
  asking: Asking | undefined;
  onAsk: (what: Asking | undefined) => void;
  onJudge: (judgement: Judgement) => void;
  onOpen: () => void;
  onUndo: () => void;
}) {
  const { orgID, bug, project } = scene;
  const place = useRef<HTMLDivElement>(null);
  const canAccept = acceptingStatuses(project).length > 0;
  const ask = (what: Asking) => ({ words: words[what], run: () => onAsk(what) });
  useKeyBindings({
    title: words.title,
    bindings:
      asking === undefined
        ? [
            ...(canAccept ? [{ name: "accept" as const, ...ask("accept") }] : []),
            { name: "judgeDuplicate", ...ask("duplicate") },
            { name: "decline", ...ask("decline") },
            { name: "snooze", ...ask("snooze") },
          ]
        : [],
  });
  function handleCancel() {
    // The focus goes back to what asked, before the question goes.
    place.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    onAsk(undefined);
  }
  const answering = { bug, project, onJudge, onCancel: handleCancel };
  return (
    <div ref={place} className="flex flex-col gap-2">
      <ActBar
        scene={scene}
        asking={asking}
        onAsk={(what) => onAsk(asking === what ? undefined : what)}
        onOpen={onOpen}
        onUndo={onUndo}
      />
      {asking === "accept" && <AcceptQuestion {...answering} />}
      {asking === "duplicate" && <DuplicateQuestion {...answering} orgID={orgID} />}
      {asking === "decline" && <DeclineQuestion {...answering} />}
      {asking === "snooze" && <SnoozeQuestion {...answering} />}
    </div>
  );
}
