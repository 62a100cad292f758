import { useEffect } from "react";
import type { Problem } from "../api/problem";
import type { BugAddress } from "../bugs/list-walk";
import { ensureProjects } from "../projects/load-projects";
import { goTo, navigate } from "../routing/history";
import { Link } from "../routing/link";
import type { Bug } from "../store/bug";
import { useProject } from "../store/hooks";
import type { Organization } from "../store/organization";
import { texts } from "../texts/en";
import { enBugPage } from "../texts/en-bug-page";
import { usePageTitle } from "../texts/use-page-title";
import { BugBody } from "./bug-body";
import { BugSkeleton } from "./bug-skeleton";
import { isMissing, MissingBug } from "./missing-bug";
import { useWalk } from "./use-walk";
import { useWholeBug } from "./use-whole-bug";

/** A bug at its own address. What it shows of the bug, `BugBody` composes. */
export function BugPage({ organization, bugKey }: { organization: Organization; bugKey: string }) {
  const orgID = organization.id;
  const { bug, problem, load } = useWholeBug(orgID, bugKey, (key) => {
    navigate({
      to: "/organizationDisplay/:orgID/bugs/:key",
      params: { orgID, key },
      replace: true,
    });
  });
  usePageTitle(titleOf(bug, bugKey, problem));
  useEffect(() => void ensureProjects(orgID), [orgID]);

  if (bug === undefined && problem !== undefined) {
    return <MissingBug problem={problem} onRetry={() => void load()} />;
  }
  if (bug === undefined) {
    return (
      <div className="mx-auto max-w-6xl p-6 max-narrow:p-4">
        <BugSkeleton />
      </div>
    );
  }
  return (
    <article className="mx-auto max-w-6xl p-6 pt-3 max-narrow:p-4">
      <Whole key={bug.id} organization={organization} bug={bug} problem={problem} onRetry={load} />
    </article>
  );
}

function Whole({
  organization,
  bug,
  problem,
  onRetry,
}: {
  organization: Organization;
  bug: Bug;
  problem: Problem | undefined;
  onRetry: () => Promise<void>;
}) {
  const walk = useWalk(bug, useProject(organization.id, bug.projectID));
  function go({ orgID, key }: BugAddress) {
    navigate({ to: "/organizationDisplay/:orgID/bugs/:key", params: { orgID, key } });
  }
  const { previous, next, path } = walk ?? {};
  const bindings = [
    ...(next ? [{ name: "nextBug" as const, run: () => go(next) }] : []),
    ...(previous ? [{ name: "previousBug" as const, run: () => go(previous) }] : []),
    ...(path === undefined ? [] : [{ name: "back" as const, run: () => goTo(path) }]),
  ];
  return (
    <BugBody
      organization={organization}
      bug={bug}
      problem={problem}
      onRetry={onRetry}
      bindings={bindings}
      place={<Place organization={organization} bug={bug} />}
      walk={walk}
      onGo={go}
    />
  );
}

/** Where the bug belongs. */
function Place({ organization, bug }: { organization: Organization; bug: Bug }) {
  const orgID = organization.id;
  const project = useProject(orgID, bug.projectID);
  return (
    <nav
      aria-label={enBugPage.place}
      className="flex min-w-0 flex-wrap items-center gap-2 text-ui text-text-2"
    >
      <Link
        to="/organizationDisplay/:orgID"
        params={{ orgID }}
        className="truncate hover:underline"
      >
        {organization.orgName}
      </Link>
      <span aria-hidden="true">/</span>
      {project && (
        <Link
          to="/organizationDisplay/:orgID/projects/:key"
          params={{ orgID, key: project.key }}
          className="truncate hover:underline"
        >
          {project.name}
        </Link>
      )}
      <span aria-hidden="true">/</span>
      <span className="font-mono text-text">{bug.key}</span>
    </nav>
  );
}

function titleOf(bug: Bug | undefined, bugKey: string, problem: Problem | undefined): string {
  if (bug !== undefined) return `${bug.key} ${bug.title}`;
  return problem !== undefined && isMissing(problem) ? texts.notFound : bugKey;
}
