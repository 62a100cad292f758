import { BugPage } from "../../bug-page/bug-page";
import { OrganizationGate } from "../../organizations/organization-gate";
import { useParams } from "../../routing/shown";

export function BugRoute() {
  const { orgID, key } = useParams("/organizationDisplay/:orgID/bugs/:key");
  return (
    <OrganizationGate key={orgID} orgID={orgID}>
      {(organization) => <BugPage key={key} organization={organization} bugKey={key} />}
    </OrganizationGate>
  );
}
