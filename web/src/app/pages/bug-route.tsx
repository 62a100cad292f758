import { getRouteApi } from "@tanstack/react-router";
import { BugPage } from "../../bug-page/bug-page";
import { OrganizationGate } from "../../organizations/organization-gate";

const route = getRouteApi("/shell/organizationDisplay/$orgID/bugs/$key");

export function BugRoute() {
  const { orgID, key } = route.useParams();
  return (
    <OrganizationGate key={orgID} orgID={orgID}>
      {(organization) => <BugPage key={key} organization={organization} bugKey={key} />}
    </OrganizationGate>
  );
}
