import { useState } from "react";
import { newID } from "../store/new-id";
import type { Organization, View } from "../store/organization";
import { enViews } from "../texts/en-views";
import { offerUndo } from "../undo/offer-undo";
import { lookIn } from "./address/view-look";
import { changeView, createView } from "./data/save-view";
import { NameDialog } from "./name-dialog";
import { mayShareViews } from "./view-rules";

const words = enViews.rename;

/** Another name for a view; for one that somebody deleted meanwhile the way to keep it under that name. */
export function RenameView({
  view,
  organization,
  onClose,
}: {
  view: View;
  organization: Organization;
  onClose: () => void;
}) {
  const [ids] = useState(() => ({ batch: newID(), copy: newID() }));
  const { orgID, projectID, name, isShared } = view;
  return (
    <NameDialog
      title={words.title}
      submit={words.submit}
      first={{ name, isShared: isShared && mayShareViews(organization) }}
      maySaveShared={false}
      onSave={(form) => changeView(view, { name: form.name, batchID: ids.batch })}
      onSaveAsNew={(form) =>
        createView(orgID, {
          id: ids.copy,
          batchID: ids.batch,
          ...(projectID !== undefined && { projectID }),
          ...lookIn(view),
          ...form,
        })
      }
      onSaved={(saved) => {
        const isRenamed = saved.id === view.id;
        offerUndo(orgID, ids.batch, isRenamed ? words.done : enViews.saved(saved.name));
      }}
      onClose={onClose}
    />
  );
}
