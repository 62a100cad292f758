import { OrganizationGate } from "../../organizations/organization-gate";
import { navigate } from "../../routing/history";
import { useParams, useSearch } from "../../routing/shown";
import { TriagePage } from "../../triage/triage-page";
import { triageViewID } from "../../views/address/view-target";
import { SideBarRoom } from "../../views/side-bar-room";

const path = "/organizationDisplay/:orgID/triage";

export function TriageRoute() {
  const { orgID } = useParams(path);
  const search = useSearch(path);
  return (
    <OrganizationGate key={orgID} orgID={orgID}>
      {(organization) => (
        <SideBarRoom organization={organization} view={triageViewID} isBugBeside>
          <TriagePage
            key={search.project ?? ""}
            organization={organization}
            search={search}
            onSearch={(next) =>
              navigate({
                to: path,
                params: { orgID },
                search: next,
                replace: true,
                keepsScroll: true,
              })
            }
          />
        </SideBarRoom>
      )}
    </OrganizationGate>
  );
}
