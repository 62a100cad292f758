import { useMemo, useSyncExternalStore } from "react";
import type { BugHistoryEntry } from "../../api/types";
import { usePeople } from "../../members/people";
import { useOrganization, useProjects } from "../../store/hooks";
import { replicaOf } from "../../store/replica";
import { enHistory as words } from "../../texts/en-history";
import { enPeople } from "../../texts/en-people";
import type { HistoryNames } from "./field-words";

const fieldsOfPeople = ["assignedMembers", "watchers", "voters", "sharedWith"];

/** Everybody whom the entries name, by id. */
function peopleOf(entries: readonly BugHistoryEntry[]): string[] {
  const ids = new Set<string>();
  for (const { actor, onBehalfOf, fields } of entries) {
    if (actor !== undefined) ids.add(actor);
    if (onBehalfOf !== undefined) ids.add(onBehalfOf);
    for (const name of fieldsOfPeople) {
      for (const value of [fields[name]?.before, fields[name]?.after]) {
        if (!Array.isArray(value)) continue;
        for (const id of value) if (typeof id === "string") ids.add(id);
      }
    }
  }
  return [...ids];
}

/** The bugs that relations among the entries join, by id. */
function bugsOf(entries: readonly BugHistoryEntry[]): string[] {
  const ends = entries
    .filter(({ kind }) => kind === "relation")
    .flatMap(({ fields: { from, to } }) => [from?.before, from?.after, to?.before, to?.after]);
  return [...new Set(ends.filter((id) => typeof id === "string"))];
}

/** What the ids in a bug's history stand for. */
export function useHistoryNames(orgID: string, bugID: string, entries: readonly BugHistoryEntry[]) {
  const personOf = usePeople(orgID, peopleOf(entries));
  const projects = useProjects(orgID);
  const isOutsider = useOrganization(orgID)?.memberRole === undefined;
  const { bugs, labels } = replicaOf(orgID);
  const allLabels = useSyncExternalStore(labels.subscribe, labels.all);
  const related = useMemo(() => bugsOf(entries), [entries]);
  const keys = useSyncExternalStore(bugs.subscribeAny, () =>
    related.map((id) => bugs.get(id)?.key ?? "").join(" "),
  );
  // The same until one of them is called otherwise: lines are many.
  return useMemo(() => {
    const keyOf = new Map(keys.split(" ").map((key, at) => [related[at], key]));
    const nameOf = (id: string) => personOf(id).name ?? (isOutsider ? enPeople.hidden : undefined);
    const names: HistoryNames = {
      self: bugID,
      status: (id) =>
        projects.flatMap(({ statuses }) => statuses).find((status) => status.id === id)?.name ??
        words.formerStatus,
      project: (id) => projects.find((project) => project.id === id)?.name ?? words.otherProject,
      person: (id) => nameOf(id) ?? enPeople.unknown,
      label: (id) => allLabels.find((label) => label.id === id)?.name ?? words.aLabel,
      bug: (id) => keyOf.get(id) || words.otherBug,
    };
    return { names, nameOf };
  }, [personOf, projects, isOutsider, allLabels, keys, related, bugID]);
}
