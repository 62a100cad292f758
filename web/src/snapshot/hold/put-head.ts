import { ready } from "../../store/load-state";
import { counts, type OrganizationReplica } from "../../store/organization";
import type { Replica } from "../kept/replica";

/** The projects with their counts, and the labels, as of the replica's version; what is newer here stays. */
export function putHead(into: OrganizationReplica, { head, bugs }: Replica): void {
  const { content } = head.versions;
  into.projects.replaceAll(head.projects, content);
  into.projectsState.set(ready);
  into.labels.replaceAll(head.labels, content);
  into.labelsState.set(ready);
  for (const person of head.people ?? []) into.people.putIfAbsent(person);
  const all = new Map<string, number>();
  const open = new Map<string, number>();
  const add = (to: Map<string, number>, id: string, by: number) =>
    to.set(id, (to.get(id) ?? 0) + by);
  for (const { columns, count } of bugs.chunks) {
    for (let row = 0; row < count; row += 1) {
      const id = bugs.tables.projects[columns.project[row] ?? -1]?.id ?? "";
      add(all, id, 1);
      add(open, id, columns.isOpen[row] ?? 0);
    }
  }
  for (const { id } of head.projects) {
    into.counts.start(counts.projectBugs(id), all.get(id) ?? 0, content);
    into.counts.start(counts.openProjectBugs(id), open.get(id) ?? 0, content);
  }
}
