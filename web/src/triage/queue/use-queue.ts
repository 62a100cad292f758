import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type BugSource, querySource } from "../../lists/asking/bug-source";
import { refreshList } from "../../lists/asking/load-query-list";
import { useLiveList } from "../../lists/asking/use-live-list";
import type { Bug } from "../../store/bug";
import type { Project } from "../../store/organization";
import { replicaOf } from "../../store/replica";
import { useNow } from "../../texts/use-now";
import { isInTriage, triageQuery } from "../triage-rules";

/** The next page is asked for while so many bugs are still to come. */
const aheadBugs = 30;
/** So late somebody sees that a snooze ended, at the latest. */
const wakingMs = 60_000;

/** The bugs that wait to be judged, as they come and go. */
export interface Queue {
  source: BugSource;
  /** As far as they are loaded, the longest waiting first. */
  ids: readonly string[];
  /** Of all; undefined until the server said. */
  left: number | undefined;
  isInTriage: (bug: Bug) => boolean;
}

export function useQueue(orgID: string, project: Project | undefined): Queue {
  const projectID = project?.id;
  const source = useMemo(
    () => querySource({ orgID, projectID, q: triageQuery }, `/organizationDisplay/${orgID}/triage`),
    [orgID, projectID],
  );
  useSyncExternalStore(source.subscribe, source.shape);
  const now = useNow();
  const { bugs, projects } = replicaOf(orgID);
  const [, setChanges] = useState(0);
  useEffect(() => bugs.subscribeAny(() => setChanges((count) => count + 1)), [bugs]);
  const waits = (bug: Bug) => isInTriage(bug, projects.get(bug.projectID), now);
  // What was judged a moment ago leaves before the server is asked again.
  const listed = source.ids();
  const ids = listed.slice(0, listed.length).filter((id) => {
    const bug = bugs.get(id);
    return bug !== undefined && waits(bug);
  });
  const { is } = source.state();
  useEffect(() => {
    if (is === "none") source.loadMore();
  }, [is, source]);
  const isShort = ids.length < aheadBugs && is === "ready" && !source.isComplete();
  useEffect(() => {
    if (isShort) source.loadMore();
  }, [isShort, source]);
  useLiveList(source.question, () => aheadBugs);
  useEffect(() => {
    // A snooze ends by itself: nobody tells of it.
    const timer = setInterval(() => void refreshList(source.question, aheadBugs), wakingMs);
    return () => clearInterval(timer);
  }, [source]);
  const total = source.total();
  return {
    source,
    ids,
    left:
      total === undefined ? undefined : Math.max(ids.length, total - listed.length + ids.length),
    isInTriage: waits,
  };
}
