import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { changedSearch } from "../../lists/look/list-search";
import { ProjectBugs } from "../../lists/project-bugs";
import { OrganizationGate } from "../../organizations/organization-gate";
import { ProjectPage } from "../../project-page/project-page";
import { ProjectGate } from "../../projects/project-gate";
import { ListAndPanel } from "./list-and-panel";

const route = getRouteApi("/shell/organizationDisplay/$orgID/projects/$key");
type ProjectSearch = ReturnType<typeof route.useSearch>;

export function ProjectRoute() {
  const { orgID, key } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  function go(change: Partial<ProjectSearch>, replace = false) {
    void navigate({
      to: "/organizationDisplay/$orgID/projects/$key",
      params: { orgID, key },
      search: changedSearch(search, change),
      replace,
      resetScroll: false,
    });
  }
  return (
    <OrganizationGate key={orgID} orgID={orgID}>
      {(organization) => (
        <ProjectGate orgID={orgID} projectKey={key}>
          {(project) => (
            <ListAndPanel
              organization={organization}
              bug={search.bug}
              onShow={(bug, replace) => go({ bug }, replace)}
            >
              {(peek) => (
                <ProjectPage
                  organization={organization}
                  project={project}
                  tab={search.tab ?? "list"}
                  list={
                    <ProjectBugs
                      key={project.id}
                      organization={organization}
                      project={project}
                      search={search}
                      onSearch={(change) => go(change)}
                      peek={peek}
                    />
                  }
                />
              )}
            </ListAndPanel>
          )}
        </ProjectGate>
      )}
    </OrganizationGate>
  );
}
