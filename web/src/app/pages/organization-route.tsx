import { OrganizationGate } from "../../organizations/organization-gate";
import { OrganizationPage } from "../../organizations/organization-page";
import { navigate } from "../../routing/history";
import { useParams, useSearch } from "../../routing/shown";
import { SideBarRoom } from "../../views/side-bar-room";

const path = "/organizationDisplay/:orgID";

export function OrganizationRoute() {
  const { orgID } = useParams(path);
  const { tab = "projects" } = useSearch(path);
  return (
    <OrganizationGate key={orgID} orgID={orgID}>
      {(organization) => (
        <SideBarRoom organization={organization}>
          <OrganizationPage
            organization={organization}
            tab={tab}
            onTab={(chosen) =>
              navigate({
                to: path,
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
