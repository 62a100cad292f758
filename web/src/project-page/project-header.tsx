import type { ReactNode } from "react";
import { colorOf } from "../projects/project-rules";
import { Link } from "../routing/link";
import type { Organization, Project } from "../store/organization";
import { usePageTitle } from "../texts/use-page-title";

export function ProjectHeader({
  organization,
  project,
  numbers,
}: {
  organization: Organization;
  project: Project;
  /** How it stands: beside its name, on narrow screens below. */
  numbers: ReactNode;
}) {
  usePageTitle(project.name);
  return (
    <div className="flex flex-col gap-1 px-6 pt-4 max-narrow:px-4">
      <Link
        to="/organizationDisplay/:orgID"
        params={{ orgID: organization.id }}
        className="self-start text-ui text-text-2 hover:underline"
      >
        {organization.orgName}
      </Link>
      <div className="flex flex-wrap items-baseline gap-2">
        <span
          className="size-3 rounded-full"
          style={{ backgroundColor: colorOf(project) }}
          aria-hidden="true"
        />
        <h1 className="min-w-0 text-head font-semibold break-words">{project.name}</h1>
        <span className="font-mono text-ui text-text-3">{project.key}</span>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 text-read break-words text-text-2">{project.description}</p>
        {numbers}
      </div>
    </div>
  );
}
