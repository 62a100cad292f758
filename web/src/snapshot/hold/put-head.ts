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
  const { projects } = bugs.tables;
  const all = new Int32Array(projects.length);
  const open = new Int32Array(projects.length);
  for (const { columns, count } of bugs.chunks) {
    for (let row = 0; row < count; row += 1) {
      const project = columns.project[row] ?? -1;
      all[project] = (all[project] ?? 0) + 1;
      open[project] = (open[project] ?? 0) + (columns.isOpen[row] ?? 0);
    }
  }
  for (const { id } of head.projects) {
    const project = projects.findIndex((each) => each.id === id);
    into.counts.start(counts.projectBugs(id), all[project] ?? 0, content);
    into.counts.start(counts.openProjectBugs(id), open[project] ?? 0, content);
  }
}
