import { useEffect, useSyncExternalStore } from "react";
import { type BugAddress, type ListWalk, lastWalk } from "../bugs/list-walk";
import { projectWalk } from "../bugs/project-walk";
import { useExpectedBug } from "../bugs/whole-bug";
import type { Bug } from "../store/bug";
import type { Project } from "../store/organization";

/** The next page is asked for while so many bugs are still to come. */
const aheadBugs = 5;

export interface Walk {
  /** Where the list is. */
  path: string;
  /** Counted from 0. */
  index: number;
  count: number;
  previous: BugAddress | undefined;
  next: BugAddress | undefined;
}

const noWalk: Pick<ListWalk, "subscribe" | "shape"> = {
  subscribe: () => () => undefined,
  shape: () => undefined,
};

/** The list that the bug was opened from, else its project's, with the bugs before and after it. */
export function useWalk(bug: Bug, project: Project | undefined): Walk | undefined {
  const last = lastWalk();
  const isInLast = last !== undefined && last.indexOf(bug.id) >= 0;
  const walk = isInLast ? last : project && projectWalk(project);
  const { subscribe, shape } = walk ?? noWalk;
  useSyncExternalStore(subscribe, shape);
  const count = walk?.count() ?? 0;
  const index = walk?.indexOf(bug.id) ?? -1;
  const isNearEnd = index < 0 ? count === 0 : index >= count - aheadBugs;
  const wantedAt = isNearEnd ? count : undefined;
  useEffect(() => {
    if (wantedAt !== undefined) walk?.loadMore();
  }, [wantedAt, walk]);
  const next = index < 0 ? undefined : walk?.at(index + 1);
  useExpectedBug(next);
  if (walk === undefined || index < 0) return undefined;
  return { path: walk.path, index, count, previous: walk.at(index - 1), next };
}
