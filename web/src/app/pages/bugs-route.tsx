import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { ChartsPlace } from "../../charts/charts-place";
import { changedSearch, type ListSearch } from "../../lists/look/list-search";
import { OrganizationBugs } from "../../lists/organization-bugs";
import { OrganizationGate } from "../../organizations/organization-gate";
import { SideBarRoom } from "../../views/side-bar-room";
import { ViewBarRoom } from "../../views/view-bar-room";
import { ListAndPanel } from "./list-and-panel";

const route = getRouteApi("/shell/organizationDisplay/$orgID/bugs");

export function BugsRoute() {
  const { orgID } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  function go(change: ListSearch, replace = false) {
    void navigate({
      to: "/organizationDisplay/$orgID/bugs",
      params: { orgID },
      search: changedSearch(search, change),
      replace,
      resetScroll: false,
    });
  }
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
            onShow={(bug, replace) => go({ bug }, replace)}
          >
            {(peek) => (
              <OrganizationBugs
                organization={organization}
                search={search}
                onSearch={(change) => go(change)}
                peek={peek}
                charts={ChartsPlace}
                viewBar={
                  <ViewBarRoom
                    organization={organization}
                    shown={{ ...search, isBoard: search.layout === "board" }}
                  />
                }
              />
            )}
          </ListAndPanel>
        </SideBarRoom>
      )}
    </OrganizationGate>
  );
}
