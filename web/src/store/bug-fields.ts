import { wholeFields } from "./bug-columns";
import type { BugFields } from "./bug-store";

/** The bugs that were reported as restricted ones count in a series of their own, below 0. */
export function printKey(projectKey: string, number: number): string {
  return `${projectKey}-${number < 0 ? "R" : ""}${Math.abs(number)}`;
}

/** The fields that lists tell too. */
export function listedFields(fields: BugFields): BugFields {
  const listed: BugFields = { ...fields };
  for (const field of wholeFields) delete (listed as Record<string, unknown>)[field];
  return listed;
}

/** Whether a change says where the bug stands, or what it is called. */
export function movesRow({ projectID, key, number, deleted }: BugFields): boolean {
  return (
    projectID !== undefined || key !== undefined || number !== undefined || deleted !== undefined
  );
}
