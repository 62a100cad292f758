import type { Problem } from "../api/problem";
import { mayEditBug } from "../bugs/bug-rules";
import { useMe } from "../identity/session";
import type { Bug } from "../store/bug";
import { useProject } from "../store/hooks";
import type { Organization } from "../store/organization";
import { BugDescription } from "./bug-description";
import { BugDetails } from "./bug-details";
import { BugTitle } from "./bug-title";

/**
 * A bug whole, the same on its page and in a panel: title, text and what hangs on it in one column, its
 * fields in another where there is room for two, else below the title.
 */
export function BugBody({
  organization,
  bug,
  problem,
  onRetry,
}: {
  organization: Organization;
  bug: Bug;
  problem: Problem | undefined;
  onRetry: () => Promise<void>;
}) {
  const orgID = organization.id;
  const project = useProject(orgID, bug.projectID);
  const { me } = useMe();
  const mayEdit = mayEditBug(organization, bug, me?.UID);
  return (
    <div className="@container min-w-0">
      <div className="grid min-w-0 items-start gap-x-8 gap-y-5 @min-[52rem]:grid-cols-[minmax(0,1fr)_18rem]">
        <BugTitle orgID={orgID} bug={bug} mayEdit={mayEdit} />
        <div className="min-w-0 @min-[52rem]:sticky @min-[52rem]:top-4 @min-[52rem]:col-start-2 @min-[52rem]:row-span-2 @min-[52rem]:row-start-1">
          <BugDetails orgID={orgID} bug={bug} project={project} mayEdit={mayEdit} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <BugDescription
            orgID={orgID}
            bug={bug}
            mayEdit={mayEdit}
            problem={problem}
            onRetry={onRetry}
          />
        </div>
      </div>
    </div>
  );
}
