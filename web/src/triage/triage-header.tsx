import { useId } from "react";
import { Link } from "../routing/link";
import type { Organization, Project } from "../store/organization";
import { enTriage as words } from "../texts/en-triage";
import { classNames } from "../ui/class-names";
import { controlLook } from "../ui/control-look";
import { triageViewID } from "../views/address/view-target";

/** Whose bugs are judged, how many wait and how many were judged in this sitting. */
export function TriageHeader({
  organization,
  project,
  projects,
  left,
  judged,
  onProject,
}: {
  organization: Organization;
  project: Project | undefined;
  projects: readonly Project[];
  left: number | undefined;
  judged: number;
  onProject: (key: string | undefined) => void;
}) {
  const orgID = organization.id;
  const selectID = useId();
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="flex flex-col gap-1">
        <Link
          to="/organizationDisplay/:orgID"
          params={{ orgID }}
          className="self-start text-ui text-text-2 hover:underline"
        >
          {organization.orgName}
        </Link>
        <h1 className="text-head font-semibold">{words.title}</h1>
      </div>
      <p role="status" className="pb-1 text-ui text-text-2 tabular-nums">
        {[left === undefined ? "" : words.left(left), judged > 0 ? words.judgedHere(judged) : ""]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <div className="ml-auto flex items-center gap-3">
        <Link
          to="/organizationDisplay/:orgID/bugs"
          params={{ orgID }}
          search={{
            q: project === undefined ? "is:triage" : `is:triage project:${project.key}`,
            ...(project === undefined && { view: triageViewID }),
          }}
          className="shrink-0 text-ui text-accent-text hover:underline"
        >
          {words.asList}
        </Link>
        <label htmlFor={selectID} className="sr-only">
          {words.project}
        </label>
        <select
          id={selectID}
          value={project?.key ?? ""}
          onChange={({ target }) => onProject(target.value === "" ? undefined : target.value)}
          className={classNames(controlLook, "h-8 w-auto max-w-60")}
        >
          <option value="">{words.allProjects}</option>
          {projects.map(({ id, key, name }) => (
            <option key={id} value={key}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </header>
  );
}
