import { Link } from "../routing/link";
import { enCapture as words } from "../texts/en-capture";
import { reportable } from "./guess-project";

/** What to do first, where there is nothing to report in. */
export function NoProjects({ onLeave }: { onLeave: () => void }) {
  const [organization] = reportable();
  const look = "text-accent-text underline";
  return (
    <p className="text-read text-text">
      {words.noProjects}{" "}
      {organization ? (
        <Link
          to="/organizationDisplay/:orgID"
          params={{ orgID: organization.id }}
          onClick={onLeave}
          className={look}
        >
          {words.toProjects}
        </Link>
      ) : (
        <Link to="/organizations" onClick={onLeave} className={look}>
          {words.toOrganizations}
        </Link>
      )}
      .
    </p>
  );
}
