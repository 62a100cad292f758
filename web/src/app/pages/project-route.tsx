import { getRouteApi, Navigate, useNavigate } from "@tanstack/react-router";
import { createElement, useState } from "react";
import { ProjectBugs } from "../../bugs/project-bugs";
import { OrganizationGate } from "../../organizations/organization-gate";
import { useIsNarrow } from "../../organizations/use-is-narrow";
import { ProjectGate } from "../../projects/project-gate";
import { ProjectPage } from "../../projects/project-page";
import type { ProjectTab } from "../../projects/project-tabs";
import type { Organization, Project } from "../../store/organization";
import { LazyPart, useLazyPart } from "../../ui/lazy-part";

const route = getRouteApi("/shell/organizationDisplay/$orgID/projects/$key");

const bugPanel = new LazyPart(async () => (await import("../../bug-page/bug-panel")).BugPanel);

export function ProjectRoute() {
  const { orgID, key } = route.useParams();
  return (
    <OrganizationGate key={orgID} orgID={orgID}>
      {(organization) => (
        <ProjectGate orgID={orgID} projectKey={key}>
          {(project) => <ListAndPanel organization={organization} project={project} />}
        </ProjectGate>
      )}
    </OrganizationGate>
  );
}

/** The project's bugs and, where the address names one, that bug beside them; on narrow screens its page. */
function ListAndPanel({ organization, project }: { organization: Organization; project: Project }) {
  const { orgID, key } = route.useParams();
  const { bug, tab = "list" } = route.useSearch();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const [turn, setTurn] = useState(0);
  const Panel = useLazyPart(bugPanel, bug !== undefined);
  if (bug !== undefined && isNarrow) {
    return (
      <Navigate to="/organizationDisplay/$orgID/bugs/$key" params={{ orgID, key: bug }} replace />
    );
  }
  function show(shown: string | undefined) {
    void navigate({
      to: "/organizationDisplay/$orgID/projects/$key",
      params: { orgID, key },
      search: shown === undefined ? {} : { bug: shown },
      // One step back closes the panel, however many bugs it showed.
      replace: bug !== undefined && shown !== undefined,
      resetScroll: false,
    });
  }
  function handleTab(chosen: ProjectTab) {
    void navigate({
      to: "/organizationDisplay/$orgID/projects/$key",
      params: { orgID, key },
      search: chosen === "list" ? {} : { tab: chosen },
      replace: true,
    });
  }
  return (
    <div className="flex items-start">
      <div className="min-w-0 flex-1">
        <ProjectPage
          organization={organization}
          project={project}
          tab={tab}
          onTab={handleTab}
          list={
            <ProjectBugs
              key={project.id}
              organization={organization}
              project={project}
              peek={{
                bugKey: bug,
                onPeek: (shown, focus) => {
                  show(shown);
                  if (focus) setTurn((now) => now + 1);
                },
              }}
            />
          }
        />
      </div>
      {bug !== undefined &&
        Panel &&
        createElement(Panel, {
          organization,
          bugKey: bug,
          turn,
          onGo: show,
          onClose: () => show(undefined),
        })}
    </div>
  );
}
