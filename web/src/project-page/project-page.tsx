import { createElement, type ReactNode } from "react";
import { Link } from "../routing/link";
import { useSearch } from "../routing/shown";
import type { Organization, Project } from "../store/organization";
import { enProjects } from "../texts/en-projects";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { Skeleton } from "../ui/skeleton";
import { ProjectHeader } from "./project-header";
import { type ProjectTab, projectTabs } from "./project-tabs";

const words = enProjects.tabs;

const projectSettings = new LazyPart(
  async () => (await import("./project-settings")).ProjectSettings,
);

/** A project under its header: its bugs, and what it is. A further tab is a line here and a word in project-tabs. */
export function ProjectPage({
  organization,
  project,
  tab,
  numbers,
  viewBar,
  list,
  board,
}: {
  organization: Organization;
  project: Project;
  tab: ProjectTab;
  numbers: ReactNode;
  /** Which view is open, above the list and the board. */
  viewBar: ReactNode;
  list: ReactNode;
  board: ReactNode;
}) {
  const { q } = useSearch("/organizationDisplay/:orgID/projects/:key");
  return (
    <>
      <ProjectHeader organization={organization} project={project} numbers={numbers} />
      <nav
        aria-label={words.label}
        className="print-hidden mx-6 mt-3 flex gap-1 overflow-x-auto border-b border-border max-narrow:mx-4"
      >
        {projectTabs.map((each) => (
          <Link
            key={each}
            to="/organizationDisplay/:orgID/projects/:key"
            params={{ orgID: organization.id, key: project.key }}
            search={{
              ...(q !== undefined && each !== "settings" && { q }),
              ...(each !== "list" && { tab: each }),
            }}
            replace
            keepsScroll
            aria-current={each === tab ? "page" : undefined}
            className="press -mb-px flex h-9 items-center border-b-2 border-transparent px-3 text-ui font-medium whitespace-nowrap text-text-2 hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-text"
          >
            {words[each]}
          </Link>
        ))}
      </nav>
      {tab !== "settings" && viewBar}
      {tab === "list" && list}
      {tab === "board" && board}
      {tab === "settings" && <Settings organization={organization} project={project} />}
    </>
  );
}

function Settings(props: { organization: Organization; project: Project }) {
  const Part = useLazyPart(projectSettings, true);
  return (
    <div className="px-6 pt-4 max-narrow:px-4">
      {Part ? (
        createElement(Part, props)
      ) : (
        <Skeleton label={enProjects.loadingSettings} className="h-96" />
      )}
    </div>
  );
}
