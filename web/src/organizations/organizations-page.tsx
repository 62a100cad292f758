import { FailureNote } from "../change-queue/failure-note";
import { useMe } from "../identity/session";
import { useOrganizations, useOrganizationsState } from "../store/hooks";
import { texts } from "../texts/en";
import { usePageTitle } from "../texts/use-page-title";
import { Skeleton } from "../ui/skeleton";
import { loadOrganizations } from "./load-organizations";
import { NotNarrow } from "./not-narrow";
import { OrganizationOptions } from "./organization-options";
import { OrganizationTile } from "./organization-tile";
import { PleaseLogIn } from "./please-log-in";
import { useIsNarrow } from "./use-is-narrow";

const words = texts.organizations;

/** The person's organizations, and the ways to have one more. */
export function OrganizationsPage() {
  usePageTitle(words.title);
  const { state } = useMe();
  const isNarrow = useIsNarrow();
  if (state === "out") return <PleaseLogIn />;
  if (isNarrow) return <NotNarrow title={words.title} />;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-8 p-6">
      <section aria-labelledby="options" className="flex flex-col gap-3">
        <h2 id="options" className="text-title font-semibold">
          {words.options}
        </h2>
        <OrganizationOptions />
      </section>
      <section aria-labelledby="organizations" className="flex flex-col gap-3">
        <h1 id="organizations" className="text-title font-semibold">
          {words.title}
        </h1>
        <Grid />
      </section>
    </div>
  );
}

function Grid() {
  const all = useOrganizations();
  const state = useOrganizationsState();
  const mine = all.filter((organization) => organization.memberRole !== undefined);
  const look = "grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-3";
  if (mine.length === 0) {
    if (state.is === "ready") return <p className="text-read text-text-2">{words.none}</p>;
    if (state.is !== "failed") {
      return <Skeleton label={words.loading} count={3} className="h-24" listClassName={look} />;
    }
  }
  return (
    <>
      {state.is === "failed" && (
        <FailureNote
          isHere={mine.length > 0}
          problem={state.problem}
          onRetry={() => void loadOrganizations()}
        />
      )}
      {mine.length > 0 && (
        <ul className={look}>
          {mine.map((organization) => (
            <OrganizationTile key={organization.id} organization={organization} />
          ))}
        </ul>
      )}
    </>
  );
}
