import { heldVersion } from "./connection";

/** By organization: up to which version of its content an outsider's browser knows everything. */
export const heldByOutsider = new Map<string, number>();

/** From which version of an organization's content on changes are heard: an answer that is older says too little. */
export function heardVersion(orgID: string): number {
  return Math.max(heldByOutsider.get(orgID) ?? 0, heldVersion(orgID, "content"));
}
