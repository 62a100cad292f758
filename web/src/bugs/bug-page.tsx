import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import type { Outcome } from "../api/client";
import type { Problem } from "../api/problem";
import type { WireBug } from "../api/types";
import { useMe } from "../identity/session";
import { ensureProjects } from "../projects/load-projects";
import type { Bug } from "../store/bug";
import { useBugByKey, useProject } from "../store/hooks";
import type { Organization } from "../store/organization";
import { texts } from "../texts/en";
import { usePageTitle } from "../texts/use-page-title";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { NotFoundNote } from "../ui/not-found-note";
import { Skeleton } from "../ui/skeleton";
import { BugDescription } from "./bug-description";
import { BugDetails } from "./bug-details";
import { mayEditBug } from "./bug-rules";
import { BugTitle } from "./bug-title";
import { loadBug } from "./load-bug";

const words = texts.bugs.page;

export function BugPage({ organization, bugKey }: { organization: Organization; bugKey: string }) {
  const orgID = organization.id;
  const bug = useBugByKey(orgID, bugKey);
  const project = useProject(orgID, bug?.projectID ?? "");
  const { problem, load } = useWholeBug(
    orgID,
    bugKey,
    bug?.description !== undefined && bug.environment !== undefined,
  );
  const { me } = useMe();
  usePageTitle(titleOf(bug, bugKey, problem));
  useEffect(() => void ensureProjects(orgID), [orgID]);

  if (bug === undefined && problem !== undefined) {
    return <Missing problem={problem} onRetry={() => void load()} />;
  }
  if (bug === undefined) {
    return (
      <div className="p-6">
        <Skeleton label={words.loading} count={4} className="h-12" />
      </div>
    );
  }
  const mayEdit = mayEditBug(organization, bug, me?.UID);
  return (
    <article className="mx-auto flex max-w-6xl flex-col gap-4 p-6 max-narrow:p-4">
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
      <BugTitle orgID={orgID} bug={bug} mayEdit={mayEdit} />
      <div className="grid gap-6 wide:grid-cols-[1fr_18rem]">
        <BugDescription
          orgID={orgID}
          bug={bug}
          mayEdit={mayEdit}
          problem={problem}
          onRetry={load}
        />
        <BugDetails orgID={orgID} bug={bug} project={project} mayEdit={mayEdit} />
      </div>
    </article>
  );
}

function titleOf(bug: Bug | undefined, bugKey: string, problem: Problem | undefined): string {
  if (bug !== undefined) return `${bug.key} ${bug.title}`;
  return problem !== undefined && isMissing(problem) ? texts.notFound : bugKey;
}

function isMissing({ status }: Problem): boolean {
  return status === 404 || status === 400;
}

/** Sees to it that the bug is here with its description, whenever it is not. */
function useWholeBug(orgID: string, bugKey: string, isWhole: boolean) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem>();
  function take(reply: Outcome<WireBug>) {
    setProblem(reply.ok ? undefined : reply.problem);
    if (reply.ok && reply.value.key !== bugKey) {
      const params = { orgID, key: reply.value.key };
      void navigate({ to: "/organizationDisplay/$orgID/bugs/$key", params, replace: true });
    }
  }
  async function load() {
    take(await loadBug(orgID, bugKey));
  }
  const handleLoaded = useEffectEvent(take);
  useEffect(() => {
    if (!isWhole) void loadBug(orgID, bugKey).then((reply) => handleLoaded(reply));
  }, [orgID, bugKey, isWhole]);
  return { problem, load };
}

function Missing({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  if (isMissing(problem)) {
    return <NotFoundNote text={words.notFound} />;
  }
  return (
    <div className="p-6">
      <Banner kind="danger" action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}>
        {problem.detail}
      </Banner>
    </div>
  );
}
