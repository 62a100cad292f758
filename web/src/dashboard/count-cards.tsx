import { CircleDot, PenLine, UserRound } from "lucide-react";
import { FailureNote } from "../change-queue/failure-note";
import { Link } from "../routing/link";
import { type MyList, myCounts, myLists } from "../store/my-bugs";
import { useCell } from "../store/use-cell";
import { enDashboard as words } from "../texts/en-dashboard";
import { number } from "../texts/numbers";
import { VisuallyHidden } from "../ui/visually-hidden";
import { useFresh } from "./freshness";
import { loadCounts } from "./load-counts";

const icons = { created: PenLine, open: CircleDot, assigned: UserRound };
const refresh = () => void loadCounts();

/** Three exact numbers that follow every change, each the way to its list. */
export function CountCards() {
  useFresh(refresh);
  const { counts, state } = useCell(myCounts);
  return (
    <>
      {state.is === "failed" && counts === undefined && (
        <FailureNote problem={state.problem} onRetry={refresh} />
      )}
      <ul className="grid grid-cols-3 gap-4">
        {myLists.map((list) => (
          <li key={list}>
            <CountCard list={list} count={counts?.[list]} isLoading={state.is !== "failed"} />
          </li>
        ))}
      </ul>
    </>
  );
}

function CountCard({
  list,
  count,
  isLoading,
}: {
  list: MyList;
  count: number | undefined;
  /** Where it is not known yet; else a note above says why. */
  isLoading: boolean;
}) {
  const Icon = icons[list];
  const { title, hint } = words.lists[list];
  return (
    <Link
      to="/dashboard/:list"
      params={{ list }}
      className="press flex h-full flex-col gap-1 rounded-card border border-border bg-surface p-5 hover:border-border-strong hover:bg-hover"
    >
      <span className="flex items-center gap-2 text-lead font-semibold text-text">
        <Icon className="size-4 shrink-0 text-accent-text" aria-hidden="true" />
        {title}
      </span>
      <span className="min-h-10 text-display font-semibold text-text">
        {count !== undefined && number(count)}
        {count === undefined && isLoading && <VisuallyHidden>{words.countsLoading}</VisuallyHidden>}
      </span>
      <span className="text-ui text-text-2">{hint}</span>
    </Link>
  );
}
