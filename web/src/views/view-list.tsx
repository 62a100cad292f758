import { Bug } from "lucide-react";
import { useRef, useState } from "react";
import { FailureNote } from "../change-queue/failure-note";
import { Link } from "../routing/link";
import { useCount } from "../store/hooks";
import { hasRows } from "../store/load-state";
import { counts, type Organization, type Project, type View } from "../store/organization";
import { enLists } from "../texts/en-lists";
import { enViews as words } from "../texts/en-views";
import { Skeleton } from "../ui/skeleton";
import { CountMark } from "./count-mark";
import { loadViews } from "./data/load-views";
import { useViews } from "./data/use-views";
import { RemoveViewDialog } from "./remove-view-dialog";
import { RenameView } from "./rename-view";
import { ViewLines } from "./view-lines";
import { lineLook } from "./view-link";
import { mayKeepViews, sectionsOf } from "./view-rules";

/** All bugs, and all saved views that can be opened from here. */
export function ViewList({
  organization,
  project,
  current,
  onFollow,
}: {
  organization: Organization;
  /** Whose page it is; its own views are listed too. */
  project: Project | undefined;
  current: string | undefined;
  onFollow: () => void;
}) {
  const orgID = organization.id;
  const nav = useRef<HTMLElement>(null);
  const { views, state } = useViews(orgID);
  const { builtIn, shared, own, ofProject } = sectionsOf(views, project?.id);
  const isEmpty = shared.length + own.length + ofProject.length === 0;
  // Here, and not on their line: it may leave meanwhile, and what was typed stays.
  const [renamed, setRenamed] = useState<View>();
  const [removed, setRemoved] = useState<View>();
  function handleMoved({ id }: View) {
    // Once it stands where it goes, and what was open above it is closed.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const line = nav.current?.querySelector<HTMLElement>(`[data-view="${id}"]`);
      (line ?? nav.current?.querySelector("a"))?.focus();
    });
  }
  const context = {
    organization,
    project,
    current,
    onFollow,
    onRename: setRenamed,
    onRemove: setRemoved,
    onMoved: handleMoved,
  };
  return (
    <nav ref={nav} aria-label={words.views} className="flex flex-col">
      <AllBugs orgID={orgID} onFollow={onFollow} />
      {state.is === "loading" && views.length === 0 && (
        <Skeleton label={words.loading} count={5} className="h-7" />
      )}
      <ViewLines title={words.builtIn} views={builtIn} context={context} />
      {project && <ViewLines title={project.name} views={ofProject} marksOwn context={context} />}
      <ViewLines title={words.shared} views={shared} context={context} />
      <ViewLines title={words.mine} views={own} context={context} />
      {state.is === "failed" && (
        <FailureNote
          isAside
          isHere={hasRows(state)}
          problem={state.problem}
          onRetry={() => void loadViews(orgID)}
        />
      )}
      {state.is === "ready" && isEmpty && mayKeepViews(organization) && (
        <p className="px-2 pt-3 text-small text-text-3">{words.nothingSaved}</p>
      )}
      {renamed && (
        <RenameView
          view={renamed}
          organization={organization}
          onClose={() => setRenamed(undefined)}
        />
      )}
      {removed && (
        <RemoveViewDialog
          view={removed}
          onDone={() => handleMoved(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </nav>
  );
}

function AllBugs({ orgID, onFollow }: { orgID: string; onFollow: () => void }) {
  const total = useCount(orgID, counts.bugs);
  return (
    <span className="flex pr-7">
      <Link
        to="/organizationDisplay/:orgID/bugs"
        params={{ orgID }}
        current="exact"
        className={lineLook}
        onClick={onFollow}
      >
        <Bug className="size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0 flex-1 truncate">{enLists.allBugs}</span>
        <CountMark total={total} />
      </Link>
    </span>
  );
}
