import { createElement, useEffect } from "react";
import { enProjects } from "../../texts/en-projects";
import { LazyPart, useLazyPart } from "../../ui/lazy-part";
import { whenIdle } from "../../ui/when-idle";

const projectNumbers = new LazyPart(async () => (await import("./project-numbers")).ProjectNumbers);

/** The numbers of a project, once its page has come to rest; their room is kept from the first moment. */
export function ProjectNumbersPlace({ orgID, projectID }: { orgID: string; projectID: string }) {
  const Numbers = useLazyPart(projectNumbers, false);
  // The page is as good without them.
  useEffect(() => whenIdle(() => void projectNumbers.load().catch(() => undefined)), []);
  return (
    <section
      aria-label={enProjects.numbers}
      className="flex min-h-8 flex-wrap items-center gap-x-6 gap-y-2 max-wide:min-h-16 max-narrow:min-h-22"
    >
      {Numbers && createElement(Numbers, { key: projectID, orgID, projectID })}
    </section>
  );
}
