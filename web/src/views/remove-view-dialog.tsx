import { useState } from "react";
import { newID } from "../store/new-id";
import type { View } from "../store/organization";
import { enViews } from "../texts/en-views";
import { ConfirmAct } from "../ui/confirm-act";
import { offerUndo } from "../undo/offer-undo";
import { removeView } from "./data/save-view";

const words = enViews.removal;

/** A shared view leaves everybody's side bar: that is asked first. */
export function RemoveViewDialog({
  view,
  onDone,
  onClose,
}: {
  view: View;
  onDone: () => void;
  onClose: () => void;
}) {
  const [batchID] = useState(newID);
  return (
    <ConfirmAct
      title={words.title(view.name)}
      description={words.text}
      confirmLabel={words.submit}
      danger
      act={() => removeView(view, batchID)}
      onDone={() => {
        offerUndo(view.orgID, batchID, words.done(view.name));
        onDone();
      }}
      onClose={onClose}
    />
  );
}
