import type { BugScene } from "../bug-page/bug-actions";
import { enTriage as words } from "../texts/en-triage";
import { ActButton } from "./act-button";
import { acceptingStatuses } from "./triage-rules";

/** What an act of triage asks before it is done. */
export type Asking = "accept" | "duplicate" | "decline" | "snooze";

/** All that can be done with the bug in front, each with its key. */
export function ActBar({
  scene: { project, show },
  asking,
  onAsk,
  onOpen,
  onUndo,
}: {
  scene: BugScene;
  asking: Asking | undefined;
  /** Opens a question, or closes the one that is open. */
  onAsk: (what: Asking) => void;
  onOpen: () => void;
  onUndo: () => void;
}) {
  const canAccept = acceptingStatuses(project).length > 0;
  const judging = [
    { what: "accept", name: "accept" },
    { what: "duplicate", name: "judgeDuplicate" },
    { what: "decline", name: "decline" },
    { what: "snooze", name: "snooze" },
  ] as const;
  const others = [
    { name: "assignees", label: words.assign, run: () => show("assignees") },
    { name: "labels", label: words.labels, run: () => show("labels") },
    { name: "priority", label: words.priority, run: () => show("priority") },
    { name: "takeBack", label: words.undo, run: onUndo },
    { name: "openPage", label: words.openShort, run: onOpen },
  ] as const;
  return (
    <div role="group" aria-label={words.acts} className="flex flex-wrap gap-2">
      {judging.map(({ what, name }) => (
        <ActButton
          key={what}
          name={name}
          isPrimary={what === "accept"}
          isPressed={asking === what}
          isDisabled={what === "accept" && !canAccept}
          onPress={() => onAsk(what)}
        >
          {words[what]}
        </ActButton>
      ))}
      <span aria-hidden="true" className="w-px self-stretch bg-border max-narrow:hidden" />
      {others.map(({ name, label, run }) => (
        <ActButton key={name} name={name} onPress={run}>
          {label}
        </ActButton>
      ))}
      {!canAccept && <p className="basis-full text-ui text-text-2">{words.noStatus}</p>}
    </div>
  );
}
