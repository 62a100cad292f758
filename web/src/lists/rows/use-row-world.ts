import { useMemo } from "react";
import { useLabels } from "../../labels/use-labels";
import { type KnownPerson, usePeople } from "../../members/people";
import type { Bug } from "../../store/bug";
import { useProjects } from "../../store/hooks";
import type { Label, Project } from "../../store/organization";
import { useNow } from "../../texts/use-now";
import type { ColumnID } from "../look/columns";

/** What rows say of bugs beside what stands in them; another object once any of it is another one. */
export interface RowWorld {
  orgID: string;
  now: Date;
  labels: readonly Label[];
  projectOf: (id: string) => Project | undefined;
  personOf: (id: string) => KnownPerson;
}

/** Watched once for all rows: each by itself would have to begin and end with every bug that it shows. */
export function useRowWorld(
  orgID: string,
  bugs: readonly (Bug | undefined)[],
  columns: readonly ColumnID[],
): RowWorld {
  const now = useNow();
  const labels = useLabels(orgID);
  const projects = useProjects(orgID);
  const named = columns.includes("assignees") ? bugs : [];
  const personOf = usePeople(
    orgID,
    named.flatMap((bug) => bug?.assignedMembers ?? []),
  );
  return useMemo(
    () => ({
      orgID,
      now,
      labels,
      projectOf: (id) => projects.find((project) => project.id === id),
      personOf,
    }),
    [orgID, now, labels, projects, personOf],
  );
}
