import { Trash2 } from "lucide-react";
import { type ComponentType, createElement, useState } from "react";
import { newBugAsked } from "../bugs/ask-new-bug";
import { SendingRow } from "../bugs/sending-row";
import { useCount, useSendingBugs } from "../store/hooks";
import { counts, type Organization, type Project } from "../store/organization";
import { texts } from "../texts/en";
import { enLists } from "../texts/en-lists";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { Tooltip } from "../ui/tooltip";
import type { Question } from "./asking/list-api";
import { ListView } from "./list-view";
import type { ListSearch } from "./look/list-search";
import type { Peek } from "./rows/peek";

const words = texts.bugs;

const deletedBugsDialog = new LazyPart(
  async () => (await import("../bugs/deleted-bugs-dialog")).DeletedBugsDialog,
);

/** A project's bugs, all of them or by a query, and the way to report one more. */
export function ProjectBugs({
  organization,
  project,
  search,
  onSearch,
  peek,
  charts,
}: {
  organization: Organization;
  project: Project;
  search: ListSearch;
  onSearch: (change: ListSearch) => void;
  peek: Peek;
  charts: ComponentType<{ question: Question }>;
}) {
  const orgID = organization.id;
  const [isLookingAtDeleted, setLookingAtDeleted] = useState(false);
  const mayReport = organization.memberRole !== undefined;
  const sending = useSendingBugs(orgID).filter((bug) => bug.projectID === project.id);
  const DeletedBugs = useLazyPart(deletedBugsDialog, isLookingAtDeleted);
  return (
    <>
      <ListView
        organization={organization}
        project={project}
        path={`/organizationDisplay/${orgID}/projects/${project.key}`}
        search={search}
        onSearch={onSearch}
        peek={peek}
        charts={charts}
        total={useTotal(orgID, project)}
        emptyText={sending.length > 0 ? undefined : words.none}
        actions={
          mayReport && (
            <Actions
              onTrash={() => setLookingAtDeleted(true)}
              onNewBug={() => newBugAsked.set({ orgID, projectID: project.id })}
            />
          )
        }
        beforeRows={sending.map((bug) => <SendingRow key={bug.id} bug={bug} />)}
      />
      {DeletedBugs &&
        isLookingAtDeleted &&
        createElement(DeletedBugs, { orgID, onClose: () => setLookingAtDeleted(false) })}
    </>
  );
}

/** "12 bugs · 3 open", as far as it is known. */
function useTotal(orgID: string, project: Project): string {
  const total = useCount(orgID, counts.projectBugs(project.id));
  const open = useCount(orgID, counts.openProjectBugs(project.id));
  if (total === undefined) return "";
  return open === undefined ? words.total(total) : `${words.total(total)} · ${words.open(open)}`;
}

function Actions({ onTrash, onNewBug }: { onTrash: () => void; onNewBug: () => void }) {
  return (
    <>
      <Tooltip label={enLists.deletedBugs}>
        <IconButton
          label={enLists.deletedBugs}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onTrash}
        />
      </Tooltip>
      <Tooltip label={words.newBug} keyName="newBug">
        <Button variant="primary" onClick={onNewBug}>
          {words.newBug}
        </Button>
      </Tooltip>
    </>
  );
}
