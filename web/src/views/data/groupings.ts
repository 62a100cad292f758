import type { ViewGrouping } from "../../api/types";

/** Fields of which each bug has one value: what a view can be grouped by. */
export const groupings = [
  "none",
  "status",
  "category",
  "severity",
  "priority",
  "assignee",
  "author",
  "project",
  "resolution",
] as const satisfies readonly ViewGrouping[];
