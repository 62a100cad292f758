import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Assignees } from "../bugs/assignees";
import { statusOf } from "../bugs/bug-rules";
import { PriorityIcon } from "../bugs/priority-icon";
import { SeverityChip } from "../bugs/severity-chip";
import { StatusIcon } from "../bugs/status-icon";
import { texts } from "../texts/en";
import { enBugPage } from "../texts/en-bug-page";
import { VisuallyHidden } from "../ui/visually-hidden";
import type { BugScene } from "./bug-actions";

/** The details beside the text where there is room; else one line of them, which unfolds. */
export function DetailsFold({
  scene,
  isAsked,
  children,
}: {
  scene: BugScene;
  /** A key asked for something in here. */
  isAsked: boolean;
  children: ReactNode;
}) {
  const [isUnfolded, setUnfolded] = useState(false);
  if (isAsked && !isUnfolded) setUnfolded(true);
  const id = useId();
  return (
    <aside
      aria-label={texts.bugs.page.details}
      className="flex min-w-0 flex-col gap-1 @min-[52rem]:sticky @min-[52rem]:top-4 @min-[52rem]:col-start-2 @min-[52rem]:row-span-2 @min-[52rem]:row-start-1"
    >
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
        className="press print-hidden flex min-h-9 min-w-0 items-center gap-3 rounded-control border border-border bg-surface px-3 text-left text-ui text-text hover:bg-hover @min-[52rem]:hidden"
      >
        <Summary scene={scene} />
        <VisuallyHidden>
          {isUnfolded ? enBugPage.hideDetails : enBugPage.showDetails}
        </VisuallyHidden>
        <ChevronDown
          aria-hidden="true"
          className={`ml-auto size-4 shrink-0 text-text-3 ${isUnfolded ? "rotate-180" : ""}`}
        />
      </button>
      <div
        id={id}
        className={`${isUnfolded ? "" : "hidden print:block @min-[52rem]:block"} min-w-0`}
      >
        {children}
      </div>
    </aside>
  );
}

function Summary({ scene: { orgID, bug, project } }: { scene: BugScene }) {
  const status = statusOf(project, bug.status);
  return (
    <>
      <span className="flex min-w-0 items-center gap-2">
        <StatusIcon status={status} />
        <span className="truncate">{status?.name}</span>
      </span>
      <PriorityIcon priority={bug.priority} />
      <SeverityChip severity={bug.severity} />
      {bug.assignedMembers.length > 0 && (
        <span className="flex shrink-0 items-center gap-1">
          <Assignees orgID={orgID} ids={bug.assignedMembers} />
        </span>
      )}
    </>
  );
}
