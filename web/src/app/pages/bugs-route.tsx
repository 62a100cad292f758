import { beginBoard, LazyBoard } from "../../boards/lazy-board";
import { ChartsPlace } from "../../charts/charts-place";
import { beginList } from "../../lists/asking/load-query-list";
import { LayoutSwitch } from "../../lists/look/layout-switch";
import { changedSearch } from "../../lists/look/list-search";
import { OrganizationBugs } from "../../lists/organization-bugs";
import { OrganizationGate } from "../../organizations/organization-gate";
import { ensureProjects } from "../../projects/load-projects";
import { navigate } from "../../routing/history";
import { latestSearch, useParams, useSearch } from "../../routing/shown";
import { SideBarRoom } from "../../views/side-bar-room";
import { ViewBarRoom } from "../../views/view-bar-room";
import { ListAndPanel } from "./list-and-panel";

const path = "/organizationDisplay/:orgID/bugs";
type BugsSearch = ReturnType<typeof useSearch<typeof path>>;

/** Asks for what the page shows of an organization that is here. */
export async function beginBugs(orgID: string): Promise<void> {
  const { q = "", layout } = latestSearch(path);
  const shown = layout === "board" ? beginBoard() : beginList({ orgID, q });
  await Promise.all([ensureProjects(orgID), shown]);
}

export function BugsRoute() {
  const { orgID } = useParams(path);
  const search = useSearch(path);
  // What is changed is the latest address: a key may come before the page of the last one is drawn.
  function go(changeOf: (latest: BugsSearch) => Partial<BugsSearch>, replace = false) {
    const latest = latestSearch(path);
    navigate({
      to: path,
      params: { orgID },
      search: changedSearch(latest, changeOf(latest)),
      replace,
      keepsScroll: true,
    });
  }
  const layoutSwitch = (
    <LayoutSwitch
      layout={search.layout ?? "list"}
      onLayout={(layout) => go(() => ({ layout: layout === "board" ? layout : undefined }))}
      onOther={() => go(({ layout }) => ({ layout: layout === "board" ? undefined : "board" }))}
    />
  );
  return (
    <OrganizationGate key={orgID} orgID={orgID}>
      {(organization) => (
        <SideBarRoom
          organization={organization}
          view={search.view}
          isBugBeside={search.bug !== undefined}
        >
          <ListAndPanel
            organization={organization}
            bug={search.bug}
            onShow={(bug, replace) => go(() => ({ bug }), replace)}
          >
            {(peek) => (
              <OrganizationBugs
                organization={organization}
                search={search}
                onSearch={(change) => go(() => change)}
                peek={peek}
                charts={ChartsPlace}
                actions={layoutSwitch}
                viewBar={
                  <ViewBarRoom
                    organization={organization}
                    shown={{ ...search, isBoard: search.layout === "board" }}
                  />
                }
                board={
                  search.layout === "board" && (
                    <LazyBoard
                      organization={organization}
                      project={undefined}
                      path={`/organizationDisplay/${orgID}/bugs`}
                      search={search}
                      onSearch={(change) => go(() => change)}
                      peek={peek}
                      charts={ChartsPlace}
                      actions={layoutSwitch}
                    />
                  )
                }
              />
            )}
          </ListAndPanel>
        </SideBarRoom>
      )}
    </OrganizationGate>
  );
}
