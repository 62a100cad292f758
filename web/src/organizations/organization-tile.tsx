import { Link } from "../routing/link";
import { useCount } from "../store/hooks";
import { counts, type Organization } from "../store/organization";
import { texts } from "../texts/en";

const words = texts.organizations;

export function OrganizationTile({ organization }: { organization: Organization }) {
  const members = useCount(organization.id, counts.members) ?? 0;
  const bugs = useCount(organization.id, counts.bugs) ?? 0;
  return (
    <li>
      <Link
        to="/organizationDisplay/:orgID"
        params={{ orgID: organization.id }}
        className="press flex h-full min-h-24 flex-col gap-2 rounded-card border border-border bg-surface p-4 hover:bg-hover"
      >
        <span className="text-lead font-semibold break-words text-text">
          {organization.orgName}
        </span>
        <span className="mt-auto flex gap-4 text-ui text-text-2">
          <span>{words.members(members)}</span>
          <span>{words.bugs(bugs)}</span>
        </span>
      </Link>
    </li>
  );
}
