import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { LazyBoard } from "../../boards/lazy-board";
import { ChartsPlace } from "../../charts/charts-place";
import { LayoutSwitch } from "../../lists/look/layout-switch";
import { changedSearch } from "../../lists/look/list-search";
import { OrganizationBugs } from "../../lists/organization-bugs";
import { OrganizationGate } from "../../organizations/organization-gate";
import { SideBarRoom } from "../../views/side-bar-room";
import { ViewBarRoom } from "../../views/view-bar-room";
import { ListAndPanel } from "./list-and-panel";

const route = getRouteApi("/shell/organizationDisplay/$orgID/bugs");
type BugsSearch = ReturnType<typeof route.useSearch>;

export function BugsRoute() {
  const { orgID } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  // What is changed is the latest address: a key may come before the page of the last one is drawn.
  function go(changeOf: (latest: BugsSearch) => Partial<BugsSearch>, replace = false) {
    void navigate({
      to: "/organizationDisplay/$orgID/bugs",
      params: { orgID },
      search: (latest: BugsSearch) => changedSearch(latest, changeOf(latest)),
      replace,
      resetScroll: false,
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
