import { Link } from "@tanstack/react-router";
import { Bug } from "lucide-react";
import { useRef } from "react";
import { useCount } from "../store/hooks";
import { counts, type Organization, type Project } from "../store/organization";
import { texts } from "../texts/en";
import { enLists } from "../texts/en-lists";
import { enViews as words } from "../texts/en-views";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { Skeleton } from "../ui/skeleton";
import { CountMark } from "./count-mark";
import { loadViews } from "./data/load-views";
import { useViews } from "./data/use-views";
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
  const total = useCount(orgID, counts.bugs);
  const { views, state } = useViews(orgID);
  const { builtIn, shared, own, ofProject } = sectionsOf(views, project?.id);
  const isEmpty = shared.length + own.length + ofProject.length === 0;
  function handleMoved(id: string) {
    // Once it stands where it goes, and what was open above it is closed.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const line = nav.current?.querySelector<HTMLElement>(`[data-view="${id}"]`);
      (line ?? nav.current)?.focus();
    });
  }
  const context = { organization, project, current, onFollow, onMoved: handleMoved };
  return (
    <nav ref={nav} tabIndex={-1} aria-label={words.views} className="flex flex-col outline-none">
      <span className="flex pr-7">
        <Link
          to="/organizationDisplay/$orgID/bugs"
          params={{ orgID }}
          activeOptions={{ exact: true }}
          className={lineLook}
          onClick={onFollow}
        >
          <Bug className="size-4 shrink-0" aria-hidden="true" />
          <span className="min-w-0 flex-1 truncate">{enLists.allBugs}</span>
          <CountMark total={total} />
        </Link>
      </span>
      {state.is === "loading" && views.length === 0 && (
        <Skeleton label={words.loading} count={5} className="h-7" />
      )}
      <ViewLines title={words.builtIn} views={builtIn} context={context} />
      {project && <ViewLines title={project.name} views={ofProject} marksOwn context={context} />}
      <ViewLines title={words.shared} views={shared} context={context} />
      <ViewLines title={words.mine} views={own} context={context} />
      {state.is === "failed" && (
        <Banner
          kind="danger"
          action={<Button onClick={() => void loadViews(orgID)}>{texts.tryAgain}</Button>}
        >
          {state.problem.detail}
        </Banner>
      )}
      {state.is === "ready" && isEmpty && mayKeepViews(organization) && (
        <p className="px-2 pt-3 text-small text-text-3">{words.nothingSaved}</p>
      )}
    </nav>
  );
}
