import { beginBoard, LazyBoard } from "../../boards/lazy-board";
import { ChartsPlace } from "../../charts/charts-place";
import { ProjectNumbersPlace } from "../../charts/project/project-numbers-place";
import { useKeyBindings } from "../../keys/use-key-bindings";
import { beginSource } from "../../lists/asking/bug-source";
import { changedSearch } from "../../lists/look/list-search";
import { ProjectBugs } from "../../lists/project-bugs";
import { OrganizationGate } from "../../organizations/organization-gate";
import { ProjectPage } from "../../project-page/project-page";
import { ProjectGate } from "../../projects/project-gate";
import { navigate } from "../../routing/history";
import { latestSearch, useParams, useSearch } from "../../routing/shown";
import type { Organization, Project } from "../../store/organization";
import { replicaOf } from "../../store/replica";
import { enLists } from "../../texts/en-lists";
import { SideBarRoom } from "../../views/side-bar-room";
import { ViewBarRoom } from "../../views/view-bar-room";
import { ListAndPanel } from "./list-and-panel";

const path = "/organizationDisplay/:orgID/projects/:key";
type ProjectSearch = ReturnType<typeof useSearch<typeof path>>;

/** Asks for what the page shows of an organization that is here with its projects. */
export async function beginProject(orgID: string, key: string): Promise<void> {
  const { q = "", tab = "list" } = latestSearch(path);
  const project = replicaOf(orgID)
    .projects.all()
    .find((row) => row.key === key);
  if (project === undefined) return;
  if (tab === "board") await beginBoard();
  if (tab === "list") await beginSource({ orgID, project, q });
}

export function ProjectRoute() {
  const { orgID, key } = useParams(path);
  const search = useSearch(path);
  // What is changed is the latest address: a key may come before the page of the last one is drawn.
  function go(changeOf: (latest: ProjectSearch) => Partial<ProjectSearch>, replace = false) {
    const latest = latestSearch(path);
    navigate({
      to: path,
      params: { orgID, key },
      search: changedSearch(latest, changeOf(latest)),
      replace,
      keepsScroll: true,
    });
  }
  const isBoard = search.tab === "board";
  const { show } = enLists.layouts;
  useKeyBindings({
    title: enLists.keys.title,
    bindings: [
      {
        name: "layout",
        words: isBoard ? show.list : show.board,
        run: () => go(({ tab }) => ({ tab: tab === "board" ? undefined : "board" })),
      },
    ],
  });
  const viewBarOf = (organization: Organization, project: Project) => (
    <ViewBarRoom
      organization={organization}
      project={project}
      shown={{ ...search, isBoard: search.tab === "board" }}
    />
  );
  return (
    <OrganizationGate key={orgID} orgID={orgID}>
      {(organization) => (
        <ProjectGate orgID={orgID} projectKey={key}>
          {(project) => (
            <SideBarRoom
              organization={organization}
              project={project}
              view={search.view}
              isBugBeside={search.bug !== undefined}
            >
              <ListAndPanel
                organization={organization}
                bug={search.bug}
                onShow={(bug, replace) => go(() => ({ bug }), replace)}
              >
                {(peek) => (
                  <ProjectPage
                    organization={organization}
                    project={project}
                    tab={search.tab ?? "list"}
                    numbers={<ProjectNumbersPlace orgID={orgID} projectID={project.id} />}
                    viewBar={viewBarOf(organization, project)}
                    list={
                      <ProjectBugs
                        key={project.id}
                        organization={organization}
                        project={project}
                        search={search}
                        onSearch={(change) => go(() => change)}
                        peek={peek}
                        charts={ChartsPlace}
                      />
                    }
                    board={
                      <LazyBoard
                        key={project.id}
                        organization={organization}
                        project={project}
                        path={`/organizationDisplay/${orgID}/projects/${project.key}`}
                        search={search}
                        onSearch={(change) => go(() => change)}
                        peek={peek}
                        charts={ChartsPlace}
                      />
                    }
                  />
                )}
              </ListAndPanel>
            </SideBarRoom>
          )}
        </ProjectGate>
      )}
    </OrganizationGate>
  );
}
