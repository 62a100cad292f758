import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { OrganizationGate } from "../../organizations/organization-gate";
import { OrganizationPage } from "../../organizations/organization-page";
import { SideBarRoom } from "../../views/side-bar-room";

const route = getRouteApi("/shell/organizationDisplay/$orgID");

export function OrganizationRoute() {
  const { orgID } = route.useParams();
  const { tab = "projects" } = route.useSearch();
  const navigate = useNavigate();
  return (
    <OrganizationGate key={orgID} orgID={orgID}>
      {(organization) => (
        <SideBarRoom organization={organization}>
          <OrganizationPage
            organization={organization}
            tab={tab}
            onTab={(chosen) =>
              void navigate({
                to: "/organizationDisplay/$orgID",
                params: { orgID },
                search: chosen === "projects" ? {} : { tab: chosen },
                replace: true,
              })
            }
          />
        </SideBarRoom>
      )}
    </OrganizationGate>
  );
}
