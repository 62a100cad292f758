import { useEffect, useState } from "react";
import { FailureNote } from "../change-queue/failure-note";
import { useProjects, useProjectsState } from "../store/hooks";
import type { Organization } from "../store/organization";
import { texts } from "../texts/en";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Skeleton } from "../ui/skeleton";
import { CreateProjectDialog } from "./create-project-dialog";
import { ensureProjects, loadProjects } from "./load-projects";
import { mayManageProjects } from "./project-rules";
import { ProjectTile } from "./project-tile";

const words = texts.projects;
const look = "grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-3";

export function ProjectsTab({ organization }: { organization: Organization }) {
  const [isCreating, setCreating] = useState(false);
  useEffect(() => void ensureProjects(organization.id), [organization.id]);
  const mayCreate = mayManageProjects(organization.memberRole);
  return (
    <div className="flex flex-col gap-4">
      {mayCreate ? (
        <Button variant="primary" className="self-start" onClick={() => setCreating(true)}>
          {words.createNew}
        </Button>
      ) : (
        <p className="text-ui text-text-2">{words.unauthorized}</p>
      )}
      <ProjectGrid orgID={organization.id} />
      <CreateProjectDialog orgID={organization.id} open={isCreating} onOpenChange={setCreating} />
    </div>
  );
}

function ProjectGrid({ orgID }: { orgID: string }) {
  const projects = useProjects(orgID);
  const state = useProjectsState(orgID);
  if (state.is === "failed") {
    return <FailureNote problem={state.problem} onRetry={() => void loadProjects(orgID)} />;
  }
  if (state.is !== "ready") {
    return <Skeleton label={words.loading} count={3} className="h-28" listClassName={look} />;
  }
  if (projects.length === 0) return <EmptyState text={words.none} />;
  return (
    <ul className={look}>
      {projects.map((project) => (
        <ProjectTile key={project.id} project={project} />
      ))}
    </ul>
  );
}
