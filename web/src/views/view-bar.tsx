import { BookmarkPlus } from "lucide-react";
import { useState } from "react";
import type { WireView } from "../api/types";
import { useListLook } from "../lists/look/list-look";
import { navigate } from "../routing/history";
import { Link } from "../routing/link";
import { newID } from "../store/new-id";
import type { Organization, Project, View } from "../store/organization";
import { enViews as words } from "../texts/en-views";
import { showToast } from "../toasts/show-toast";
import { Button } from "../ui/button";
import { offerUndo } from "../undo/offer-undo";
import { isSameLook, lookOf, type Shown } from "./address/view-look";
import { targetOf } from "./address/view-target";
import { changeView } from "./data/save-view";
import { useViews } from "./data/use-views";
import { SaveDialog } from "./save-dialog";
import { mayChangeView, mayKeepViews } from "./view-rules";

interface ViewBarProps {
  organization: Organization;
  project?: Project | undefined;
  shown: Shown;
}

/** The view that is open, by name, and what can be done where something else is shown than it holds. */
export function ViewBar({ organization, project, shown }: ViewBarProps) {
  const { opened, lost } = useOpened(organization.id, project?.id, shown.view);
  const [asking, setAsking] = useState<{ isGone: boolean }>();
  const { columns } = useListLook();
  const mayKeep = mayKeepViews(organization);
  const isChanged = opened !== undefined && !isSameLook(opened, lookOf(shown));
  const of = opened ?? lost;
  function handleSaved(view: WireView, batchID: string) {
    offerUndo(view.orgID, batchID, words.saved(view.name));
    navigate({ ...targetOf(view, project), keepsScroll: true });
  }
  return (
    <>
      {opened && <h2 className="min-w-0 text-lead font-semibold break-words">{opened.name}</h2>}
      {lost && <p className="text-ui text-text-2">{words.deleted(lost.name)}</p>}
      {isChanged && (
        <Changed
          view={opened}
          shown={shown}
          project={project}
          organization={organization}
          onGone={() => setAsking({ isGone: true })}
          onSaveAsNew={() => setAsking({ isGone: false })}
        />
      )}
      {mayKeep && opened === undefined && (
        <Button
          variant="ghost"
          size="small"
          className="ml-auto"
          onClick={() => setAsking({ isGone: false })}
        >
          <BookmarkPlus className="size-4" aria-hidden="true" />
          {words.save}
        </Button>
      )}
      {asking && (
        <SaveDialog
          organization={organization}
          project={project}
          look={lookOf(shown, columns)}
          of={of}
          isGone={asking.isGone}
          onSaved={handleSaved}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

function Changed({
  view,
  shown,
  project,
  organization,
  onGone,
  onSaveAsNew,
}: ViewBarProps & { view: View; onGone: () => void; onSaveAsNew: () => void }) {
  const [isBusy, setBusy] = useState(false);
  async function save() {
    const batchID = newID();
    setBusy(true);
    const reply = await changeView(view, { ...lookOf(shown), batchID });
    setBusy(false);
    if (reply.ok) offerUndo(view.orgID, batchID, words.saved(view.name));
    else if (reply.problem.status === 404) onGone();
    else showToast({ kind: "negative", text: words.failed(reply.problem.detail) });
  }
  return (
    <>
      <p role="status" className="text-ui text-text-2">
        {words.changed}
      </p>
      <span className="inline-flex flex-wrap items-center gap-2">
        {mayChangeView(view, organization) && (
          <Button size="small" busy={isBusy} onClick={() => void save()}>
            {words.saveChange}
          </Button>
        )}
        {mayKeepViews(organization) && (
          <Button size="small" onClick={onSaveAsNew}>
            {words.saveAsNew}
          </Button>
        )}
        <Link
          {...targetOf(view, project)}
          keepsScroll
          className="press inline-flex h-7 items-center rounded-control px-2 text-small font-medium text-text-2 hover:bg-hover hover:text-text"
        >
          {words.reset}
        </Link>
      </span>
    </>
  );
}

/** The view that the address names, and one that was there a moment ago and is no longer. */
function useOpened(
  orgID: string,
  projectID: string | undefined,
  id: string | undefined,
): { opened?: View | undefined; lost?: View | undefined } {
  const { views, state } = useViews(orgID);
  const [known, setKnown] = useState<View>();
  const opened = views.find((view) => view.id === id && view.projectID === projectID);
  // Set while drawing, as React advises for what follows from what is drawn.
  if (opened !== undefined && opened !== known) setKnown(opened);
  const isLost = opened === undefined && known?.id === id && state.is === "ready";
  return { opened, lost: isLost ? known : undefined };
}
