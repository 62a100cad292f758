import type { WireBug } from "../api/types";

/** A bug of the story that the tests tell: the project CORE of one organization. */
export function wireBug(number: number, fields: Partial<WireBug> = {}): WireBug {
  return {
    id: `bug-${number}`,
    orgID: "org-1",
    projectID: "core",
    key: `CORE-${number}`,
    number,
    title: `Bug ${number}`,
    status: "new",
    isOpen: true,
    resolution: "none",
    severity: "unset",
    priority: "none",
    bugAuthor: "ada",
    assignedMembers: [],
    labels: [],
    visibility: "inherit",
    voteCount: 0,
    // In the order of the numbers.
    rank: `${number}`.padStart(8, "0"),
    created: "2025-01-02T03:04:05.123456Z",
    updated: "2025-01-02T03:04:05.123456Z",
    statusSince: "2025-01-02T03:04:05.123456Z",
    reopenCount: 0,
    rev: 1,
    ...fields,
  };
}
