import { getRouteApi } from "@tanstack/react-router";
import { ProjectBugs } from "../../bugs/project-bugs";
import { OrganizationGate } from "../../organizations/organization-gate";
import { ProjectGate } from "../../projects/project-gate";
import { ProjectHeader } from "../../projects/project-header";

const route = getRouteApi("/shell/organizationDisplay/$orgID/projects/$key");

export function ProjectRoute() {
  const { orgID, key } = route.useParams();
  return (
    <OrganizationGate key={orgID} orgID={orgID}>
      {(organization) => (
        <ProjectGate orgID={orgID} projectKey={key}>
          {(project) => (
            <>
              <ProjectHeader organization={organization} project={project} />
              <ProjectBugs key={project.id} organization={organization} project={project} />
            </>
          )}
        </ProjectGate>
      )}
    </OrganizationGate>
  );
}
