import { Link } from "../routing/link";
import { useCount } from "../store/hooks";
import { counts, type Project } from "../store/organization";
import { shortDate } from "../texts/dates";
import { texts } from "../texts/en";
import { colorOf } from "./project-rules";

export function ProjectTile({ project }: { project: Project }) {
  const all = useCount(project.orgID, counts.projectBugs(project.id)) ?? 0;
  const open = useCount(project.orgID, counts.openProjectBugs(project.id)) ?? 0;
  return (
    <li>
      <Link
        to="/organizationDisplay/:orgID/projects/:key"
        params={{ orgID: project.orgID, key: project.key }}
        style={{ borderTopColor: colorOf(project) }}
        className="press flex h-full min-h-28 flex-col gap-1 rounded-card border border-t-4 border-border bg-surface p-4 hover:bg-hover"
      >
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 text-lead font-semibold break-words text-text">
            {project.name}
          </span>
          <span className="ml-auto font-mono text-small text-text-3">{project.key}</span>
        </span>
        <span className="text-read break-words text-text-2">{project.description}</span>
        <span className="mt-auto flex justify-between gap-2 pt-2 text-small text-text-2">
          <span>{texts.projects.openBugs(open, all)}</span>
          <time dateTime={project.createdAt}>{shortDate(new Date(project.createdAt))}</time>
        </span>
      </Link>
    </li>
  );
}
