import type { ReactNode } from "react";
import type { Organization, Project } from "../store/organization";
import { enProjects } from "../texts/en-projects";
import { Tabs } from "../ui/tabs";
import { ProjectHeader } from "./project-header";
import { ProjectSettings } from "./project-settings";
import type { ProjectTab } from "./project-tabs";

/** A project under its header: its bugs, and what it is. A further tab is a line here and a word in project-tabs. */
export function ProjectPage({
  organization,
  project,
  tab,
  onTab,
  list,
}: {
  organization: Organization;
  project: Project;
  tab: ProjectTab;
  onTab: (tab: ProjectTab) => void;
  list: ReactNode;
}) {
  const settings = <ProjectSettings organization={organization} project={project} />;
  return (
    <>
      <ProjectHeader organization={organization} project={project} />
      <div className="px-6 pt-3 max-narrow:px-4">
        <Tabs<ProjectTab>
          value={tab}
          onChange={onTab}
          tabs={[
            { value: "list", label: enProjects.tabs.list, panel: list },
            { value: "settings", label: enProjects.tabs.settings, panel: settings },
          ]}
        />
      </div>
    </>
  );
}
