import { type ComponentType, type ReactNode, useEffect } from "react";
import { ensureProjects } from "../projects/load-projects";
import { Link } from "../routing/link";
import { useCount } from "../store/hooks";
import { counts, type Organization } from "../store/organization";
import { texts } from "../texts/en";
import { enLists as words } from "../texts/en-lists";
import { usePageTitle } from "../texts/use-page-title";
import type { Question } from "./asking/list-api";
import { ListView } from "./list-view";
import type { ListSearch } from "./look/list-search";
import type { Peek } from "./rows/peek";

/** The bugs of all projects of an organization. */
export function OrganizationBugs({
  organization,
  search,
  onSearch,
  peek,
  viewBar,
  charts,
  actions,
  board,
}: {
  organization: Organization;
  search: ListSearch;
  onSearch: (change: ListSearch) => void;
  peek: Peek;
  /** Which view is open. */
  viewBar: ReactNode;
  charts: ComponentType<{ question: Question }>;
  actions?: ReactNode;
  /** In place of the list, where there is one. */
  board?: ReactNode;
}) {
  const { id: orgID, orgName } = organization;
  usePageTitle(words.allBugsOf(orgName));
  useEffect(() => void ensureProjects(orgID), [orgID]);
  const total = useCount(orgID, counts.bugs);
  return (
    <>
      <div className="flex flex-col gap-1 px-6 pt-4 max-narrow:px-4">
        <Link
          to="/organizationDisplay/:orgID"
          params={{ orgID }}
          className="self-start text-ui text-text-2 hover:underline"
        >
          {orgName}
        </Link>
        <h1 className="text-head font-semibold">{words.allBugs}</h1>
      </div>
      {viewBar}
      {board || (
        <ListView
          organization={organization}
          project={undefined}
          path={`/organizationDisplay/${orgID}/bugs`}
          search={search}
          onSearch={onSearch}
          peek={peek}
          charts={charts}
          total={total === undefined ? "" : texts.bugs.total(total)}
          emptyText={words.none}
          actions={actions}
        />
      )}
    </>
  );
}
