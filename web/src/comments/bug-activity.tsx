import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { FailureNote } from "../change-queue/failure-note";
import type { Bug } from "../store/bug";
import { useOrganization } from "../store/hooks";
import { hasRows } from "../store/load-state";
import { replicaOf } from "../store/replica";
import { onBugTouched } from "../store/touched";
import { useCell } from "../store/use-cell";
import { enComments as words } from "../texts/en-comments";
import { Button } from "../ui/button";
import { Skeleton } from "../ui/skeleton";
import { CommentCard } from "./comment-card";
import { CommentForm } from "./comment-form";
import { HistoryLine } from "./history/history-line";
import { entryID, useHistory } from "./history/use-history";
import { useHistoryNames } from "./history/use-history-names";
import { loadComments, loadOlderComments } from "./load-comments";
import { type TimelineItem, timelineOf } from "./timeline";
import { useLinkedComment } from "./use-linked-comment";
import { useNewEntries } from "./use-new-entries";

/** Comments and changes of a bug in one line of time, and the field for the next comment. */
export function BugActivity({ orgID, bug }: { orgID: string; bug: Bug }) {
  const isMember = useOrganization(orgID)?.memberRole !== undefined;
  const thread = replicaOf(orgID).threads.of(bug.id);
  const comments = useSyncExternalStore(thread.comments.subscribe, thread.comments.all);
  const state = useCell(thread.state);
  const hasOlder = useCell(thread.olderCursor) !== undefined;
  const history = useHistory(orgID, bug.id, bug.rev);
  useEffect(() => {
    void loadComments(orgID, bug.id);
    return onBugTouched(orgID, bug.id, () => void loadComments(orgID, bug.id));
  }, [orgID, bug.id]);
  const { names, nameOf } = useHistoryNames(orgID, bug.id, history.entries);
  const { entries, cursor } = history;
  const timeline = useMemo(
    () =>
      timelineOf({ items: comments, hasOlder }, { items: entries, hasOlder: cursor !== undefined }),
    [comments, hasOlder, entries, cursor],
  );
  const [isBusy, setBusy] = useState(false);
  async function showOlder() {
    setBusy(true);
    if (timeline.next === "comments") await loadOlderComments(orgID, bug.id);
    else await history.loadOlder();
    setBusy(false);
  }
  const isLoaded = state.is === "ready" && history.isLoaded;
  const linked = useLinkedComment(comments, isLoaded && !isBusy, hasOlder ? showOlder : undefined);
  const news = useNewEntries(isLoaded ? timeline.items.length : undefined);
  return (
    <section aria-label={words.activity} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-lead font-semibold">{words.activity}</h2>
      <output className="sr-only">{news > 0 && words.newEntries(news)}</output>
      {state.is === "failed" && (
        <FailureNote
          isHere={hasRows(state)}
          problem={state.problem}
          onRetry={() => void loadComments(orgID, bug.id)}
        />
      )}
      {state.is !== "failed" && !isLoaded && timeline.items.length === 0 && (
        // As tall as the one line that every bug has.
        <Skeleton label={words.loading} className="h-7" />
      )}
      {timeline.next !== undefined && isLoaded && (
        <Button
          variant="ghost"
          busy={isBusy}
          onClick={() => void showOlder()}
          className="self-start"
        >
          {words.showOlder}
        </Button>
      )}
      <ol className="flex flex-col gap-3">
        {timeline.items.map((item) => (
          <li key={keyOf(item)} className="min-w-0 empty:hidden">
            {"comment" in item ? (
              <CommentCard comment={item.comment} isLinked={item.comment.id === linked} />
            ) : (
              <HistoryLine
                orgID={orgID}
                entries={item.entries}
                names={names}
                nameOf={nameOf}
                mayUndo={isMember}
              />
            )}
          </li>
        ))}
      </ol>
      {isMember && <CommentForm key={bug.id} orgID={orgID} bugID={bug.id} />}
    </section>
  );
}

function keyOf(item: TimelineItem): string {
  return "comment" in item ? item.comment.id : entryID(item.entries[0]);
}
