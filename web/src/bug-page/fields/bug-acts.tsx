import { RestrictedBadge } from "../../bugs/restricted-badge";
import type { BugScene } from "../bug-actions";
import { BugInterest } from "./bug-interest";

/** Who takes part in the bug, and whether it is for a few people's eyes. */
export function BugActs({ scene: { orgID, bug, mayTakePart } }: { scene: BugScene }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <BugInterest orgID={orgID} bug={bug} mayAct={mayTakePart} />
      {bug.visibility === "restricted" && <RestrictedBadge />}
    </div>
  );
}
