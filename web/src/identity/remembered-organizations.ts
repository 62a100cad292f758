import { hasMembers, isNumber, isRecord, isText, listOf } from "../api/checks";
import type { WireOrganization } from "../api/types";
import { organizationsKey } from "./kept-here";

interface Remembered {
  person: string;
  items: readonly WireOrganization[];
}

// What else was kept came from the server, too.
const isOrganization = (value: unknown) =>
  hasMembers(value, { id: isText, orgName: isText, bugCount: isNumber, versions: isRecord });
const isRemembered = (value: unknown): value is Remembered =>
  hasMembers(value, { person: isText, items: listOf(isOrganization) });

/** Kept for the pages that begin without a network. */
export function rememberOrganizations(person: string, items: readonly WireOrganization[]): void {
  try {
    const remembered: Remembered = { person, items };
    localStorage.setItem(organizationsKey, JSON.stringify(remembered));
  } catch {
    // Storage is switched off or full: pages begin with a network.
  }
}

/** As the server last named them to that person in this browser. */
export function rememberedOrganizations(person: string): readonly WireOrganization[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(organizationsKey) ?? "null");
    return isRemembered(kept) && kept.person === person ? kept.items : [];
  } catch {
    return [];
  }
}

/** It is the person's no longer. */
export function forgetOrganization(person: string, orgID: string): void {
  const items = rememberedOrganizations(person);
  const others = items.filter(({ id }) => id !== orgID);
  if (others.length < items.length) rememberOrganizations(person, others);
}
