import { Columns3, List, Lock } from "lucide-react";
import { useRef } from "react";
import type { Question } from "../lists/asking/list-api";
import { Link } from "../routing/link";
import type { Project, View } from "../store/organization";
import { enViews } from "../texts/en-views";
import { VisuallyHidden } from "../ui/visually-hidden";
import { shownBy } from "./address/view-look";
import { targetOf } from "./address/view-target";
import { CountMark } from "./count-mark";
import { useIsSeen } from "./counting/use-is-seen";
import { useQueryCount } from "./counting/use-query-count";

export const lineLook =
  "flex h-8 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-ui text-text-2 hover:bg-hover hover:text-text aria-[current=page]:bg-active aria-[current=page]:font-medium aria-[current=page]:text-text focus-visible:-outline-offset-2";

/** Opens a view; says how many bugs it finds. */
export function ViewLink({
  view,
  project,
  isCurrent,
  isMarkedOwn,
  onFollow,
}: {
  view: View;
  project: Project | undefined;
  isCurrent: boolean;
  /** Says that it is the reader's alone. */
  isMarkedOwn: boolean;
  onFollow: () => void;
}) {
  const isBoard = view.layout === "board";
  const Icon = isBoard ? Columns3 : List;
  return (
    <Link
      {...targetOf(view, project)}
      aria-current={isCurrent ? "page" : undefined}
      data-view={view.id}
      className={lineLook}
      onClick={onFollow}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {isMarkedOwn && <Lock className="size-3 shrink-0" aria-hidden="true" />}
      <span className="min-w-0 flex-1 truncate" title={view.name}>
        {view.name}
        {isBoard && <VisuallyHidden>{enViews.board}</VisuallyHidden>}
        {isMarkedOwn && <VisuallyHidden>{enViews.onlyMine}</VisuallyHidden>}
      </span>
      <ViewCount view={view} />
    </Link>
  );
}

/** By itself: counts move often, and lines are dear to draw. */
function ViewCount({ view }: { view: View }) {
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useIsSeen(place);
  const question: Question = {
    orgID: view.orgID,
    projectID: view.projectID,
    q: shownBy(view).q ?? "",
  };
  const total = useQueryCount(question, isSeen);
  return <CountMark total={total} ref={place} />;
}
