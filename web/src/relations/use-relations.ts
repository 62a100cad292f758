import { useEffect, useState, useSyncExternalStore } from "react";
import type { Problem } from "../api/problem";
import type { WireRelation } from "../api/types";
import { replicaOf } from "../store/replica";
import { onBugTouched } from "../store/touched";
import { useSteady } from "../ui/use-steady";
import { loadRelations } from "./load-relations";

/** Changes of many related bugs in one go are one question. */
const gatherMs = 150;

/** How the bug stands to others, as far as `useRelations` has asked for it elsewhere on the page. */
export function useKnownRelations(
  orgID: string,
  bugID: string,
): readonly WireRelation[] | undefined {
  const { relations } = replicaOf(orgID);
  return useSyncExternalStore(
    (listener) => relations.subscribe(bugID, listener),
    () => relations.get(bugID),
  );
}

/** How the bug stands to others; asked for when it is first shown, and whenever that may have changed. */
export function useRelations(orgID: string, bugID: string) {
  const [problem, setProblem] = useState<Problem>();
  const items = useKnownRelations(orgID, bugID);
  const { load } = useSteady({
    load: async () => {
      const reply = await loadRelations(orgID, bugID);
      if (reply !== undefined) setProblem(reply.ok ? undefined : reply.problem);
    },
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const loadSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void load();
      }, gatherMs);
    };
    const leave = replicaOf(orgID).relations.subscribeStale(bugID, loadSoon);
    const leaveTouched = onBugTouched(orgID, bugID, loadSoon);
    void load();
    return () => {
      leave();
      leaveTouched();
      clearTimeout(timer);
    };
  }, [orgID, bugID, load]);
  return { items, problem, load };
}
