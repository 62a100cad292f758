import { isFlag, isOneOf, isText, isTexts } from "../../api/checks";
import type { OrganizationReplica, View } from "../../store/organization";
import { knownReplicas, replicaOf } from "../../store/replica";
import type { Change, Stream } from "../../sync/change";
import { pickFields } from "../../sync/pick-fields";
import { groupings } from "./groupings";

type Limits = View["columnLimits"];

const isLimit = (value: unknown): value is Limits[number] =>
  typeof value === "object" && value !== null && "column" in value && "most" in value;
const isLimits = (value: unknown): value is Limits => Array.isArray(value) && value.every(isLimit);

/**
 * Shared views are told in the organization's content, personal ones in their owner's own stream, which is
 * that of all their organizations. One that is shared, or no longer, is removed in one and created in the other.
 */
export function applyViewChange(change: Change, stream: Stream): void {
  if (stream.name !== "person") {
    apply(change, replicaOf(stream.owner), "views", stream.owner);
    return;
  }
  const { orgID } = change.fields;
  // Only what is created names its organization.
  if (isText(orgID)) apply(change, replicaOf(orgID), "ownViews", orgID);
  else for (const replica of knownReplicas()) apply(change, replica, "ownViews", "");
}

function apply(
  change: Change,
  replica: OrganizationReplica,
  where: "views" | "ownViews",
  orgID: string,
): void {
  const { viewsState } = replica;
  const table = replica[where];
  if (viewsState.get().is === "none") return;
  if (change.action === "removed") {
    table.remove(change.id, change.version);
    return;
  }
  // Too long for a frame: the list has it.
  const isWhole = Object.keys(change.fieldsElided ?? {}).length === 0;
  if (!isWhole && (orgID !== "" || table.get(change.id))) viewsState.set({ is: "stale" });
  const fields = fieldsOf(change);
  if (change.action === "changed") table.patch(change.id, fields, change.version);
  else if (isWhole) {
    table.put({ ...empty, id: change.id, orgID, ...fields }, change.version);
  }
}

function fieldsOf(change: Change): Partial<View> {
  return pickFields<View>(change, {
    projectID: isText,
    owner: isText,
    name: isText,
    query: isText,
    layout: isOneOf(["list", "board"]),
    columns: isTexts,
    groupBy: isOneOf(groupings),
    lanesBy: isOneOf(groupings),
    sort: isText,
    hiddenColumns: isTexts,
    columnLimits: isLimits,
    isShared: isFlag,
    createdAt: isText,
  });
}

const empty: Omit<View, "id" | "orgID"> = {
  name: "",
  query: "",
  layout: "list",
  columns: [],
  groupBy: "none",
  lanesBy: "none",
  sort: "",
  hiddenColumns: [],
  columnLimits: [],
  isShared: false,
  isBuiltIn: false,
};
