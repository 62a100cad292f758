import { RestrictedBadge } from "../../bugs/restricted-badge";
import { fieldPart } from "../field-part";
import { BugInterest } from "./bug-interest";

const shownFields = ["key", "watchers", "voters", "voteCount", "visibility"] as const;

/** Who takes part in the bug, and whether it is for a few people's eyes. */
export const BugActs = fieldPart(shownFields, [], function BugActs({ scene }) {
  const { orgID, bug, mayTakePart } = scene;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <BugInterest orgID={orgID} bug={bug} mayAct={mayTakePart} />
      {bug.visibility === "restricted" && <RestrictedBadge />}
    </div>
  );
});
