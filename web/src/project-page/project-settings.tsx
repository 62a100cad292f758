import { mayManageProjects } from "../projects/project-rules";
import { Link } from "../routing/link";
import type { Organization, Project } from "../store/organization";
import { enProjectSettings } from "../texts/en-project-settings";
import { DeleteProject } from "./delete-project";
import { ProjectDetails } from "./project-details";
import { StatusesSetting } from "./statuses-setting";
import { TemplatesSetting } from "./templates/templates-setting";

/** What a project is, for those who may with the way to change it. */
export function ProjectSettings({
  organization,
  project,
}: {
  organization: Organization;
  project: Project;
}) {
  const mayManage = mayManageProjects(organization.memberRole);
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      {!mayManage && <p className="text-ui text-text-2">{enProjectSettings.readOnly}</p>}
      <ProjectDetails project={project} mayManage={mayManage} />
      <StatusesSetting project={project} mayManage={mayManage} />
      <TemplatesSetting project={project} mayManage={mayManage} />
      <p className="text-ui text-text-2">
        {enProjectSettings.labels}{" "}
        <Link
          to="/organizationDisplay/:orgID"
          params={{ orgID: organization.id }}
          search={{ tab: "settings" }}
          className="text-accent-text underline"
        >
          {enProjectSettings.labelsLink}
        </Link>
        .
      </p>
      {mayManage && <DeleteProject project={project} />}
    </div>
  );
}
