import { type ReactNode, useEffect } from "react";
import { FailureNote } from "../change-queue/failure-note";
import { Navigate } from "../routing/navigate";
import { latestSearch } from "../routing/shown";
import { useProjects, useProjectsState } from "../store/hooks";
import type { Project } from "../store/organization";
import { texts } from "../texts/en";
import { NotFoundNote } from "../ui/not-found-note";
import { Skeleton } from "../ui/skeleton";
import { ensureProjects, loadProjects } from "./load-projects";
import { useFormerKey } from "./use-former-key";

/** Shows a page of a project once it is here, else why it is not. A key that it had before leads to the present one. */
export function ProjectGate({
  orgID,
  projectKey,
  children,
}: {
  orgID: string;
  projectKey: string;
  children: (project: Project) => ReactNode;
}) {
  const projects = useProjects(orgID);
  const project = projects.find((row) => row.key === projectKey);
  const state = useProjectsState(orgID);
  const isUnknown = state.is === "ready" && project === undefined;
  const former = useFormerKey(orgID, projectKey, isUnknown);
  useEffect(() => void ensureProjects(orgID), [orgID]);

  if (project !== undefined) return children(project);
  if (state.is === "failed") {
    return (
      <div className="p-4">
        <FailureNote problem={state.problem} onRetry={() => void loadProjects(orgID)} />
      </div>
    );
  }
  const renamed =
    typeof former === "object" ? projects.find((row) => row.id === former.id) : undefined;
  if (renamed) {
    return (
      <Navigate
        to="/organizationDisplay/:orgID/projects/:key"
        params={{ orgID, key: renamed.key }}
        // All of it: a view, too, is its address.
        search={latestSearch("/organizationDisplay/:orgID/projects/:key")}
      />
    );
  }
  if (state.is !== "ready" || former === undefined) {
    return (
      <div className="p-4">
        <Skeleton label={texts.projects.loading} count={3} className="h-12" />
      </div>
    );
  }
  return <NotFoundNote />;
}
