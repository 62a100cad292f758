import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { OrganizationGate } from "../../organizations/organization-gate";
import { TriagePage } from "../../triage/triage-page";
import { triageViewID } from "../../views/address/view-target";
import { SideBarRoom } from "../../views/side-bar-room";

const route = getRouteApi("/shell/organizationDisplay/$orgID/triage");

export function TriageRoute() {
  const { orgID } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  return (
    <OrganizationGate key={orgID} orgID={orgID}>
      {(organization) => (
        <SideBarRoom organization={organization} view={triageViewID} isBugBeside>
          <TriagePage
            key={search.project ?? ""}
            organization={organization}
            search={search}
            onSearch={(next) =>
              void navigate({
                to: "/organizationDisplay/$orgID/triage",
                params: { orgID },
                search: next,
                replace: true,
                resetScroll: false,
              })
            }
          />
        </SideBarRoom>
      )}
    </OrganizationGate>
  );
}
