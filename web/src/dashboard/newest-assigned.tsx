import { FailureNote } from "../change-queue/failure-note";
import { Link } from "../routing/link";
import { myBugs } from "../store/my-bugs";
import { useCell } from "../store/use-cell";
import { enDashboard as words } from "../texts/en-dashboard";
import { Skeleton } from "../ui/skeleton";
import { useFresh } from "./freshness";
import { refreshMyBugs } from "./load-my-bugs";
import { MyBugRow } from "./my-bug-row";

const shownMax = 6;
const refresh = () => void refreshMyBugs("assigned");

/** The newest bugs that are the person's to work on. */
export function NewestAssigned() {
  useFresh(refresh);
  const { items, state } = useCell(myBugs.assigned);
  const { title, none } = words.lists.assigned;
  const isLoading = items.length === 0 && (state.is === "none" || state.is === "loading");
  return (
    <section aria-labelledby="newest-assigned" className="flex min-w-0 flex-col gap-3">
      <div className="flex items-baseline gap-3">
        <h2 id="newest-assigned" className="text-lead font-semibold">
          {words.newestAssigned}
        </h2>
        {items.length > shownMax && (
          <Link
            to="/dashboard/:list"
            params={{ list: "assigned" }}
            aria-label={words.viewAll(title)}
            className="ml-auto text-ui text-accent-text hover:underline"
          >
            {words.all}
          </Link>
        )}
      </div>
      {isLoading && <Skeleton label={words.bugsLoading} count={3} />}
      {state.is === "failed" && (
        <FailureNote isAside isHere={items.length > 0} problem={state.problem} onRetry={refresh} />
      )}
      {items.length > 0 && (
        <ul className="overflow-hidden rounded-card border border-border bg-surface">
          {items.slice(0, shownMax).map((bug, index) => (
            <li key={bug.id} className={index > 0 ? "border-t border-border" : ""}>
              <MyBugRow bug={bug} />
            </li>
          ))}
        </ul>
      )}
      {items.length === 0 && state.is === "ready" && <p className="text-text-2">{none}</p>}
    </section>
  );
}
