import { useState, useSyncExternalStore } from "react";
import type { Bug } from "./bug";
import type { LoadState } from "./load-state";
import type { Member, Organization, Project } from "./organization";
import { organizations, organizationsState, replicaOf } from "./replica";
import { SteadyList } from "./steady-list";
import { useCell } from "./use-cell";

/** Everything known, sorted by name; those of other people that were looked at included. */
export function useOrganizations(): readonly Organization[] {
  return useSyncExternalStore(organizations.subscribe, organizations.all);
}

export function useOrganizationsState(): LoadState {
  return useCell(organizationsState);
}

export function useOrganization(orgID: string): Organization | undefined {
  return useSyncExternalStore(
    (listener) => organizations.subscribeRow(orgID, listener),
    () => organizations.get(orgID),
  );
}

export function useOrganizationState(orgID: string): LoadState {
  return useCell(replicaOf(orgID).state);
}

/** An account of the ledger; undefined until a list said where it starts. */
export function useCount(orgID: string, account: string): number | undefined {
  const { counts } = replicaOf(orgID);
  return useSyncExternalStore(
    (listener) => counts.subscribe(account, listener),
    () => counts.value(account),
  );
}

export function useProjects(orgID: string): readonly Project[] {
  const { projects } = replicaOf(orgID);
  return useSyncExternalStore(projects.subscribe, projects.all);
}

export function useProjectsState(orgID: string): LoadState {
  return useCell(replicaOf(orgID).projectsState);
}

export function useProject(orgID: string, projectID: string): Project | undefined {
  const { projects } = replicaOf(orgID);
  // Of all of them, by the same function: each row of a list would leave and come again whenever it is drawn.
  return useSyncExternalStore(projects.subscribe, () => projects.get(projectID));
}

export function useMembers(orgID: string): readonly Member[] {
  const { members } = replicaOf(orgID);
  return useSyncExternalStore(members.subscribe, members.all);
}

export function useMembersState(orgID: string): LoadState {
  return useCell(replicaOf(orgID).membersState);
}

export function useBug(orgID: string, bugID: string): Bug | undefined {
  const { bugs } = replicaOf(orgID);
  return useSyncExternalStore(
    (listener) => bugs.subscribe(bugID, listener),
    () => bugs.get(bugID),
  );
}

/** Many bugs, in the order of their ids: the same list until one of them is another one. */
export function useBugs(orgID: string, ids: readonly string[]): readonly (Bug | undefined)[] {
  const { bugs } = replicaOf(orgID);
  const [steady] = useState(() => new SteadyList<Bug | undefined>());
  // Of any bug, by the same function: to listen to each by itself would be to leave and come as the list moves.
  return useSyncExternalStore(bugs.subscribeAny, () =>
    steady.of(ids.map((bugID) => bugs.get(bugID))),
  );
}

/** The bug that a key in the address means, once it is here. */
export function useBugByKey(orgID: string, key: string): Bug | undefined {
  const { bugs } = replicaOf(orgID);
  return useSyncExternalStore(
    (listener) => bugs.subscribeKey(key, listener),
    () => bugs.getByKey(key),
  );
}

/** New bugs of the organization that are on their way to the server. */
export function useSendingBugs(orgID: string): readonly Bug[] {
  const { bugs } = replicaOf(orgID);
  return useSyncExternalStore(bugs.sending.subscribe, bugs.sending.rows);
}
