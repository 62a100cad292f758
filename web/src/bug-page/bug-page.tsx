import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Problem } from "../api/problem";
import { ensureProjects } from "../projects/load-projects";
import type { Bug } from "../store/bug";
import { useProject } from "../store/hooks";
import type { Organization } from "../store/organization";
import { texts } from "../texts/en";
import { usePageTitle } from "../texts/use-page-title";
import { Skeleton } from "../ui/skeleton";
import { BugBody } from "./bug-body";
import { isMissing, MissingBug } from "./missing-bug";
import { useWholeBug } from "./use-whole-bug";

const words = texts.bugs.page;

/** A bug at its own address. What it shows of the bug, `BugBody` composes. */
export function BugPage({ organization, bugKey }: { organization: Organization; bugKey: string }) {
  const orgID = organization.id;
  const navigate = useNavigate();
  const { bug, problem, load } = useWholeBug(orgID, bugKey, (key) => {
    void navigate({
      to: "/organizationDisplay/$orgID/bugs/$key",
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
      <div className="p-6">
        <Skeleton label={words.loading} count={4} className="h-12" />
      </div>
    );
  }
  return (
    <article className="mx-auto flex max-w-6xl flex-col gap-4 p-6 max-narrow:p-4">
      <Place organization={organization} bug={bug} />
      <BugBody organization={organization} bug={bug} problem={problem} onRetry={load} />
    </article>
  );
}

/** Where the bug belongs. */
function Place({ organization, bug }: { organization: Organization; bug: Bug }) {
  const orgID = organization.id;
  const project = useProject(orgID, bug.projectID);
  return (
    <nav className="flex flex-wrap items-center gap-2 text-ui text-text-2">
      <Link to="/organizationDisplay/$orgID" params={{ orgID }} className="hover:underline">
        {organization.orgName}
      </Link>
      <span aria-hidden="true">/</span>
      {project && (
        <Link
          to="/organizationDisplay/$orgID/projects/$key"
          params={{ orgID, key: project.key }}
          className="hover:underline"
        >
          {project.name}
        </Link>
      )}
      <span aria-hidden="true">/</span>
      <span className="font-mono">{bug.key}</span>
    </nav>
  );
}

function titleOf(bug: Bug | undefined, bugKey: string, problem: Problem | undefined): string {
  if (bug !== undefined) return `${bug.key} ${bug.title}`;
  return problem !== undefined && isMissing(problem) ? texts.notFound : bugKey;
}
