import { useState } from "react";
import type { WireView } from "../api/types";
import { newID } from "../store/new-id";
import type { Organization, Project, View } from "../store/organization";
import { enViews } from "../texts/en-views";
import type { ViewLook } from "./address/view-look";
import { createView } from "./data/save-view";
import { NameDialog, type ViewForm } from "./name-dialog";
import { mayShareViews, suggestedName } from "./view-rules";

const words = enViews.dialog;

/** Saves what is shown under a name. */
export function SaveDialog({
  organization,
  project,
  look,
  of,
  isGone,
  onSaved,
  onClose,
}: {
  organization: Organization;
  /** The view is of this project; of all where it is absent. */
  project: Project | undefined;
  look: ViewLook;
  /** The view that it comes from. */
  of: View | undefined;
  /** That one was to be changed, and was deleted meanwhile. */
  isGone: boolean;
  /** Of the batch that an undo takes back. */
  onSaved: (view: WireView, batchID: string) => void;
  onClose: () => void;
}) {
  const [ids] = useState(() => ({ view: newID(), batch: newID() }));
  const mayShare = mayShareViews(organization);
  const save = (form: ViewForm) =>
    createView(organization.id, {
      id: ids.view,
      batchID: ids.batch,
      ...(project && { projectID: project.id }),
      ...look,
      ...form,
    });
  return (
    <NameDialog
      title={words.title}
      description={words.description}
      submit={words.submit}
      first={{
        name: firstName(look, of, isGone),
        isShared: mayShare && of !== undefined && of.isShared && !of.isBuiltIn,
      }}
      maySaveShared={mayShare}
      isGoneAtFirst={isGone}
      onSave={save}
      onSaveAsNew={save}
      onSaved={(view) => onSaved(view, ids.batch)}
      onClose={onClose}
    />
  );
}

function firstName(look: ViewLook, of: View | undefined, isGone: boolean): string {
  if (of === undefined) {
    return suggestedName(look, look.layout === "board" ? words.board : words.everything);
  }
  return isGone ? of.name : words.copyOf(of.name);
}
