import { useEffect, useEffectEvent, useState } from "react";
import type { WireLastAct } from "../api/types";
import { useExpectedBug } from "../bugs/whole-bug";
import { useIsNarrow } from "../organizations/use-is-narrow";
import { ensureProjects } from "../projects/load-projects";
import { useProjects } from "../store/hooks";
import type { Organization } from "../store/organization";
import { replicaOf } from "../store/replica";
import { enTriage as words } from "../texts/en-triage";
import { usePageTitle } from "../texts/use-page-title";
import { onTakenBack, undoLast } from "../undo/undo-last";
import { EmptyQueue } from "./empty-queue";
import { FrontBug } from "./front-bug";
import { LateNotes } from "./judged/late-notes";
import { QueueList } from "./queue/queue-list";
import { useFront } from "./queue/use-front";
import { useQueue } from "./queue/use-queue";
import { TriageHeader } from "./triage-header";
import { useJudging } from "./use-judging";

/** What the address of the page carries. */
export interface TriageSearch {
  /** A project's key; all projects without. */
  project?: string | undefined;
  /** The key of the bug in front. */
  bug?: string | undefined;
}

/** Bugs that nobody judged yet, one at a time, with those that wait beside it. */
export function TriagePage({
  organization,
  search,
  onSearch,
}: {
  organization: Organization;
  search: TriageSearch;
  onSearch: (search: TriageSearch) => void;
}) {
  const orgID = organization.id;
  useEffect(() => void ensureProjects(orgID), [orgID]);
  const projects = useProjects(orgID);
  const project = projects.find(({ key }) => key === search.project);
  usePageTitle(words.titleOf(project?.name ?? organization.orgName));
  const queue = useQueue(orgID, project);
  const { ids, source } = queue;
  const { bugs } = replicaOf(orgID);
  const [chosen, go] = useFront(search.bug, (bug) => onSearch({ ...search, bug }));
  const sitting = useJudging(orgID, go);
  const keyAt = (index: number) => {
    const id = ids[index];
    return id === undefined ? undefined : bugs.get(id)?.key;
  };
  // Whoever judges it now, it stays in front until the person goes on. Set while drawing, as React advises.
  if (chosen === undefined && keyAt(0) !== undefined) go(keyAt(0));
  const bugKey = chosen ?? keyAt(0);
  const { at, isIn } = usePlace(ids, bugKey === undefined ? undefined : bugs.getByKey(bugKey)?.id);
  const nextKey = keyAt(isIn ? at + 1 : at) ?? (isIn ? undefined : keyAt(0));
  const previousKey = keyAt(at - 1);
  useExpectedBug(nextKey === undefined ? undefined : { orgID, key: nextKey });
  const judged = [...sitting.judged].filter((id) => {
    const bug = bugs.get(id);
    return bug !== undefined && !queue.isInTriage(bug);
  }).length;
  const { left } = queue;
  const isNarrow = useIsNarrow();

  const handleTakenBack = useEffectEvent((act: WireLastAct) => {
    const key = act.orgID === orgID ? act.things.find((thing) => thing.key)?.key : undefined;
    if (key !== undefined) go(key);
  });
  useEffect(() => onTakenBack((act) => handleTakenBack(act)), []);
  const list = bugKey !== undefined && ids.length > 0 && (
    <QueueList
      orgID={orgID}
      ids={ids}
      at={at}
      left={left ?? ids.length}
      bugKey={bugKey}
      onShow={go}
    />
  );
  return (
    <div className="flex flex-col gap-4 p-6 pt-4 max-narrow:p-4">
      <TriageHeader
        organization={organization}
        project={project}
        projects={projects}
        left={left}
        judged={judged}
        onProject={(key) => onSearch({ project: key })}
      />
      <LateNotes orgID={orgID} ids={sitting.late} onShow={go} onDismiss={sitting.dismissLate} />
      <div className="flex min-w-0 items-start gap-6 max-narrow:flex-col max-narrow:items-stretch max-narrow:gap-3">
        {list &&
          (isNarrow ? (
            <details>
              <summary className="min-h-6 cursor-pointer text-ui text-text-2">
                {words.queue}
              </summary>
              {list}
            </details>
          ) : (
            <div className="sticky top-4 max-h-[calc(100dvh-2rem)] w-72 shrink-0 overflow-y-auto max-wide:w-52">
              {list}
            </div>
          ))}
        {bugKey === undefined ? (
          <EmptyQueue orgID={orgID} source={source} judged={judged} />
        ) : (
          <FrontBug
            organization={organization}
            bugKey={bugKey}
            onOtherKey={go}
            isInTriage={queue.isInTriage}
            onJudge={(bug, judgement) => {
              go(nextKey ?? (at > 0 ? keyAt(0) : undefined));
              sitting.judge(bug, judgement);
            }}
            onUndo={() => void undoLast()}
            onNext={nextKey === undefined ? undefined : () => go(nextKey)}
            onPrevious={previousKey === undefined ? undefined : () => go(previousKey)}
          />
        )}
      </div>
    </div>
  );
}

/** Where the bug in front stands in the queue, or stood when it left. */
function usePlace(ids: readonly string[], id: string | undefined): { at: number; isIn: boolean } {
  const at = id === undefined ? -1 : ids.indexOf(id);
  const [last, setLast] = useState(0);
  // Set while drawing, as React advises for what follows from what is drawn.
  if (at >= 0 && at !== last) setLast(at);
  return { at: at >= 0 ? at : Math.min(last, ids.length), isIn: at >= 0 };
}
