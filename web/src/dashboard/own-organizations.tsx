import { FailureNote } from "../change-queue/failure-note";
import { loadOrganizations } from "../organizations/load-organizations";
import { Link } from "../routing/link";
import { useCount, useOrganizations, useOrganizationsState } from "../store/hooks";
import { counts, type Organization } from "../store/organization";
import { texts } from "../texts/en";
import { enDashboard as words } from "../texts/en-dashboard";
import { Skeleton } from "../ui/skeleton";

const shownMax = 6;

/** The way to the first of the person's organizations, and to all of them. */
export function OwnOrganizations() {
  const mine = useOrganizations().filter(({ memberRole }) => memberRole !== undefined);
  const state = useOrganizationsState();
  const isLoading = mine.length === 0 && (state.is === "none" || state.is === "loading");
  return (
    <section aria-labelledby="own-organizations" className="flex min-w-0 flex-col gap-3">
      <div className="flex items-baseline gap-3">
        <h2 id="own-organizations" className="text-lead font-semibold">
          {words.organizations}
        </h2>
        {mine.length > 0 && (
          <Link to="/organizations" className="ml-auto text-ui text-accent-text hover:underline">
            {words.all}
          </Link>
        )}
      </div>
      {isLoading && <Skeleton label={texts.organizations.loading} count={2} />}
      {state.is === "failed" && (
        <FailureNote
          isAside
          isHere={mine.length > 0}
          problem={state.problem}
          onRetry={() => void loadOrganizations()}
        />
      )}
      {mine.length === 0 && state.is === "ready" && (
        <div className="flex flex-col items-start gap-3 text-text-2">
          <p>{words.noOrganizations}</p>
          <Link to="/organizations" className="text-accent-text underline underline-offset-2">
            {words.toOrganizations}
          </Link>
        </div>
      )}
      {mine.length > 0 && (
        <ul className="overflow-hidden rounded-card border border-border bg-surface">
          {mine.slice(0, shownMax).map((organization, index) => (
            <li key={organization.id} className={index > 0 ? "border-t border-border" : ""}>
              <Row organization={organization} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ organization }: { organization: Organization }) {
  const bugs = useCount(organization.id, counts.bugs) ?? 0;
  return (
    <Link
      to="/organizationDisplay/:orgID"
      params={{ orgID: organization.id }}
      className="press flex h-9 items-center gap-3 px-3 hover:bg-hover focus-visible:-outline-offset-2"
    >
      <span className="min-w-0 flex-1 truncate">{organization.orgName}</span>
      <span className="shrink-0 text-small text-text-2">{texts.organizations.bugs(bugs)}</span>
    </Link>
  );
}
