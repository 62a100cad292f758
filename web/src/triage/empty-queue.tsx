import type { BugSource } from "../lists/asking/bug-source";
import { ListState } from "../lists/list-state";
import { Link } from "../routing/link";
import { enTriage as words } from "../texts/en-triage";
import { EmptyState } from "../ui/empty-state";

/** In place of a bug: none waits, none any more, or they are still on their way. */
export function EmptyQueue({
  orgID,
  source,
  judged,
}: {
  orgID: string;
  source: BugSource;
  /** In this sitting. */
  judged: number;
}) {
  return (
    <div className="min-w-0 flex-1">
      {source.isComplete() ? (
        <EmptyState
          text={judged > 0 ? words.done(judged) : words.nothing}
          action={
            <Link
              to="/organizationDisplay/:orgID/bugs"
              params={{ orgID }}
              className="text-ui text-accent-text hover:underline"
            >
              {words.allBugs}
            </Link>
          }
        />
      ) : (
        <ListState
          state={source.state()}
          hasRows={false}
          isComplete={false}
          hasQuery={false}
          emptyText={undefined}
          onRetry={() => source.loadMore()}
          onClear={() => undefined}
        />
      )}
    </div>
  );
}
