import { Trash2 } from "lucide-react";
import { createElement, useEffect, useState } from "react";
import { useKeys } from "../keys/use-keys";
import { useCount } from "../store/hooks";
import { counts, type Organization, type Project } from "../store/organization";
import { texts } from "../texts/en";
import { enBugActs } from "../texts/en-bug-acts";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { Tooltip } from "../ui/tooltip";
import { whenIdle } from "../ui/when-idle";
import { BugList, type Peek } from "./bug-list";

const words = texts.bugs;

const deletedBugsDialog = new LazyPart(
  async () => (await import("./deleted-bugs-dialog")).DeletedBugsDialog,
);
const newBugDialog = new LazyPart(async () => (await import("./new-bug-dialog")).NewBugDialog);

/** A project's bugs, their exact number, and the way to report one more. */
export function ProjectBugs({
  organization,
  project,
  peek,
}: {
  organization: Organization;
  project: Project;
  peek: Peek;
}) {
  const [isCreating, setCreating] = useState(false);
  const total = useCount(organization.id, counts.projectBugs(project.id));
  const open = useCount(organization.id, counts.openProjectBugs(project.id));
  const mayReport = organization.memberRole !== undefined;
  const [isLookingAtDeleted, setLookingAtDeleted] = useState(false);
  const DeletedBugs = useLazyPart(deletedBugsDialog, isLookingAtDeleted);
  const NewBugDialog = useLazyPart(newBugDialog, isCreating);
  useEffect(() => {
    // A failure is told when the dialog is asked for.
    if (mayReport) return whenIdle(() => void newBugDialog.load().catch(() => undefined));
  }, [mayReport]);
  useKeys(mayReport ? { newBug: () => setCreating(true) } : {});
  return (
    <section aria-label={words.list} className="flex flex-col gap-2 p-6 pt-4 max-narrow:p-4">
      <div className="flex min-h-8 items-center gap-3">
        <p role="status" className="text-ui text-text-2">
          {total !== undefined && words.total(total)}
          {total !== undefined && open !== undefined && ` · ${words.open(open)}`}
        </p>
        {mayReport && (
          <span className="ml-auto inline-flex items-center gap-2">
            <Tooltip label={enBugActs.trash.open}>
              <IconButton
                label={enBugActs.trash.open}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => setLookingAtDeleted(true)}
              />
            </Tooltip>
            <Tooltip label={words.newBug} keys="C">
              <Button variant="primary" onClick={() => setCreating(true)}>
                {words.newBug}
              </Button>
            </Tooltip>
          </span>
        )}
      </div>
      <BugList project={project} peek={peek} />
      {DeletedBugs &&
        isLookingAtDeleted &&
        createElement(DeletedBugs, {
          orgID: organization.id,
          onClose: () => setLookingAtDeleted(false),
        })}
      {NewBugDialog &&
        createElement(NewBugDialog, { project, open: isCreating, onOpenChange: setCreating })}
    </section>
  );
}
