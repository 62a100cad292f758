import { FailureNote } from "../change-queue/failure-note";
import { Link } from "../routing/link";
import { type MyList, myBugs, myCounts } from "../store/my-bugs";
import { useCell } from "../store/use-cell";
import { enDashboard as words } from "../texts/en-dashboard";
import { usePageTitle } from "../texts/use-page-title";
import { EmptyState } from "../ui/empty-state";
import { Skeleton } from "../ui/skeleton";
import { DashboardGate } from "./dashboard-gate";
import { useFresh } from "./freshness";
import { loadCounts } from "./load-counts";
import { loadNextMyBugs, refreshMyBugs } from "./load-my-bugs";
import { MyBugRows } from "./my-bug-rows";

const refresh: Record<MyList, () => void> = {
  created: () => void refreshMyBugs("created"),
  open: () => void refreshMyBugs("open"),
  assigned: () => void refreshMyBugs("assigned"),
};
const refreshCounts = () => void loadCounts();

/** The list behind one of the dashboard's numbers. */
export function MyBugsPage({ list }: { list: MyList }) {
  usePageTitle(words.lists[list].title);
  return (
    <DashboardGate>
      <MyBugs key={list} list={list} />
    </DashboardGate>
  );
}

function MyBugs({ list }: { list: MyList }) {
  useFresh(refresh[list]);
  useFresh(refreshCounts);
  const { items, isComplete, state } = useCell(myBugs[list]);
  const total = useCell(myCounts).counts?.[list];
  const { title, none } = words.lists[list];
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-3 p-6 max-narrow:p-4">
      <div className="flex min-h-8 flex-wrap items-baseline gap-3">
        <h1 className="text-head font-semibold">{title}</h1>
        <p role="status" className="text-ui text-text-2">
          {total !== undefined && words.total(total)}
        </p>
        <Link to="/dashboard" className="ml-auto text-ui text-accent-text hover:underline">
          {words.title}
        </Link>
      </div>
      {items.length === 0 && !isComplete && state.is !== "failed" && (
        <Skeleton label={words.bugsLoading} count={8} />
      )}
      {items.length > 0 && <MyBugRows list={list} total={total} />}
      {items.length === 0 && isComplete && <Nothing text={none} />}
      {state.is === "failed" && (
        <FailureNote problem={state.problem} onRetry={() => void loadNextMyBugs(list)} />
      )}
    </div>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <EmptyState
      text={text}
      action={
        <Link to="/organizations" className="text-accent-text underline underline-offset-2">
          {words.toOrganizations}
        </Link>
      }
    />
  );
}
