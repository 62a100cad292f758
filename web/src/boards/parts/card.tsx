import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { PanelRight, Pencil } from "lucide-react";
import { memo, useEffect, useRef, useState } from "react";
import { Assignees } from "../../bugs/assignees";
import { BugLink } from "../../bugs/bug-link";
import { statusOf } from "../../bugs/bug-rules";
import { PriorityIcon } from "../../bugs/priority-icon";
import { RestrictedBadge } from "../../bugs/restricted-badge";
import { SeverityChip } from "../../bugs/severity-chip";
import { StatusIcon } from "../../bugs/status-icon";
import { FirstLabels } from "../../labels/label-chips";
import { useBug, useProject } from "../../store/hooks";
import { texts } from "../../texts/en";
import { enBoards as words } from "../../texts/en-boards";
import { IconButton } from "../../ui/icon-button";
import { Media, useMedia } from "../../ui/media";
import { fingerIsDown } from "../drag/touch";

/** More stand on the bug's page. */
const labelsShown = 2;

/** A finger points at nothing before it presses. */
const coarse = new Media("(pointer: coarse)");

export interface CardProps {
  orgID: string;
  bugID: string;
  mayMove: boolean;
  isLifted: boolean;
  peekedKey: string | undefined;
  /** What the columns say already is left out. */
  showsStatus: boolean;
  /** Of the words that say what can be done with it. */
  hintID: string;
}

/** A bug on the board. Its keys, presses and touches are heard by the board. */
export const Card = memo(function Card({
  orgID,
  bugID,
  mayMove,
  isLifted,
  peekedKey,
  showsStatus,
  hintID,
}: CardProps) {
  const bug = useBug(orgID, bugID);
  const project = useProject(orgID, bug?.projectID ?? "");
  const card = useRef<HTMLDivElement>(null);
  const [isPointed, setPointed] = useState(false);
  const isCoarse = useMedia(coarse);
  useEffect(() => {
    const element = card.current;
    if (element === null || !mayMove) return;
    return draggable({ element, canDrag: () => !fingerIsDown() });
  }, [mayMove]);
  if (bug === undefined) return null;
  const status = statusOf(project, bug.status);
  const isPeeked = peekedKey === bug.key;
  const look = isPeeked ? "bg-active" : "bg-surface hover:bg-hover";
  return (
    <div
      ref={card}
      data-card={bugID}
      onPointerEnter={() => setPointed(true)}
      className={`group relative h-full rounded-card border border-border [-webkit-touch-callout:none] ${look} ${isLifted ? "opacity-50" : ""} ${mayMove ? "cursor-grab select-none" : ""}`}
    >
      <BugLink
        orgID={orgID}
        bugKey={bug.key}
        data-bug={bug.key}
        draggable={false}
        aria-current={isPeeked || undefined}
        aria-describedby={hintID}
        className={`flex h-full flex-col gap-1 rounded-card p-2 text-left ${mayMove ? "cursor-grab" : ""}`}
      >
        <span className="flex min-h-5 items-center gap-1.5">
          {showsStatus && (
            <span className="inline-flex" role="img" aria-label={status?.name} title={status?.name}>
              <StatusIcon status={status} />
            </span>
          )}
          <span className="truncate font-mono text-small text-text-3">{bug.key}</span>
          {bug.visibility === "restricted" && <RestrictedBadge />}
        </span>
        <span
          className={`line-clamp-2 flex-1 text-ui break-words ${bug.isOpen ? "text-text" : "text-text-2"}`}
        >
          {bug.title}
        </span>
        <span className="flex h-5 items-center gap-1.5 overflow-hidden">
          <SeverityChip severity={bug.severity} />
          <PriorityIcon priority={bug.priority} />
          {bug.labels.length > 0 && (
            <FirstLabels orgID={orgID} ids={bug.labels} max={labelsShown} />
          )}
          <span className="ml-auto flex shrink-0 items-center gap-1">
            <Assignees orgID={orgID} ids={bug.assignedMembers} />
          </span>
        </span>
      </BugLink>
      {(isPointed || isCoarse) && <CardButtons bugKey={bug.key} mayMove={mayMove} />}
    </div>
  );
});

/** What only a pointer needs, made when one comes: cards are many. */
function CardButtons({ bugKey, mayMove }: { bugKey: string; mayMove: boolean }) {
  return (
    <span className="absolute top-0.5 right-0.5 hidden rounded-control bg-raised group-hover:flex focus-within:flex pointer-coarse:flex pointer-coarse:bg-transparent">
      {mayMove && (
        <IconButton
          label={words.edit(bugKey)}
          title={words.edit(bugKey)}
          size="small"
          tabIndex={-1}
          data-act="edit"
          icon={<Pencil aria-hidden="true" />}
        />
      )}
      <IconButton
        label={texts.bugs.peek}
        title={texts.bugs.peek}
        size="small"
        tabIndex={-1}
        data-act="peek"
        className="max-narrow:hidden pointer-coarse:hidden"
        icon={<PanelRight aria-hidden="true" />}
      />
    </span>
  );
}
