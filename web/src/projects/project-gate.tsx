import { type ReactNode, useEffect } from "react";
import { useProjects, useProjectsState } from "../store/hooks";
import type { Project } from "../store/organization";
import { texts } from "../texts/en";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { NotFoundNote } from "../ui/not-found-note";
import { Skeleton } from "../ui/skeleton";
import { ensureProjects, loadProjects } from "./load-projects";

/** Shows a page of a project once it is here, else why it is not. */
export function ProjectGate({
  orgID,
  projectKey,
  children,
}: {
  orgID: string;
  projectKey: string;
  children: (project: Project) => ReactNode;
}) {
  const project = useProjects(orgID).find((row) => row.key === projectKey);
  const state = useProjectsState(orgID);
  useEffect(() => void ensureProjects(orgID), [orgID]);

  if (project !== undefined) return children(project);
  if (state.is === "failed") {
    return (
      <div className="p-4">
        <Banner
          kind="danger"
          action={<Button onClick={() => void loadProjects(orgID)}>{texts.tryAgain}</Button>}
        >
          {state.problem.detail}
        </Banner>
      </div>
    );
  }
  if (state.is !== "ready") {
    return (
      <div className="p-4">
        <Skeleton label={texts.projects.loading} count={3} className="h-12" />
      </div>
    );
  }
  return <NotFoundNote />;
}
