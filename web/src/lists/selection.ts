import type { BugIDs } from "../store/slot-ids";
import { bulkMax } from "./bulk/limits";

/** Which bugs are selected, by id. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The one that was touched last: Shift selects from there. */
  readonly anchor: string | undefined;
}

/** What the bar of the selected bugs changes. */
export const bulkParts = ["status", "severity", "priority", "assignees", "labels", "due"] as const;
export type BulkPartName = (typeof bulkParts)[number];

export const nothingSelected: Selection = { ids: new Set(), anchor: undefined };

export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Everything from the one touched last to this one becomes what that one is. */
export function extended(selection: Selection, listed: BugIDs, id: string): Selection {
  const { ids, anchor } = selection;
  const from = anchor === undefined ? -1 : listed.indexOf(anchor);
  const to = listed.indexOf(id);
  if (anchor === undefined || from < 0 || to < 0) return toggled(selection, id);
  const next = new Set(ids);
  for (const between of listed.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (ids.has(anchor)) next.add(between);
    else next.delete(between);
  }
  return { ids: next, anchor };
}

/** As many as can be changed at once, from above. */
export function allSelected({ ids, anchor }: Selection, listed: BugIDs): Selection {
  return { ids: new Set([...ids, ...listed.slice(0, bulkMax)]), anchor };
}

/** Of those that can be changed at once: are all of them selected, some, or none. */
export function shareOf({ ids }: Selection, list: { ids: () => BugIDs }): "all" | "some" | "none" {
  if (ids.size === 0) return "none";
  const among = list.ids().slice(0, bulkMax);
  const selected = among.filter((id) => ids.has(id)).length;
  if (selected === 0) return "none";
  return selected === among.length ? "all" : "some";
}
