import { Ellipsis } from "lucide-react";
import type { Problem } from "../api/problem";
import { newID } from "../store/new-id";
import type { Organization, View } from "../store/organization";
import { enViews as words } from "../texts/en-views";
import { showToast } from "../toasts/show-toast";
import { IconButton } from "../ui/icon-button";
import { Menu, type MenuItem } from "../ui/menu";
import { offerUndo } from "../undo/offer-undo";
import { changeView, removeView } from "./data/save-view";
import { mayShareViews } from "./view-rules";

/** What can be done with a saved view, on its line. */
export function ViewMenu({
  view,
  organization,
  onRename,
  onRemove,
  onMoved,
}: {
  view: View;
  organization: Organization;
  onRename: () => void;
  /** Asks first. */
  onRemove: () => void;
  /** Its line is gone, or stands elsewhere. */
  onMoved: () => void;
}) {
  const { orgID, name, isShared } = view;

  async function share() {
    const batchID = newID();
    const reply = await changeView(view, { isShared: !isShared, batchID });
    if (!reply.ok) return tellRefusal(reply.problem);
    offerUndo(orgID, batchID, (isShared ? words.unsharing : words.sharing).done(name));
    onMoved();
  }
  async function removeOwn() {
    const batchID = newID();
    const reply = await removeView(view, batchID);
    if (!reply.ok) return tellRefusal(reply.problem);
    offerUndo(orgID, batchID, words.removal.done(name));
    onMoved();
  }
  const sharing: MenuItem = {
    label: isShared ? words.unsharing.open : words.sharing.open,
    onSelect: () => void share(),
  };
  return (
    <Menu
      trigger={
        <IconButton
          label={words.actions(name)}
          size="small"
          icon={<Ellipsis aria-hidden="true" />}
          className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100"
        />
      }
      items={[
        { label: words.rename.open, onSelect: onRename },
        ...(mayShareViews(organization) ? [sharing] : []),
        isShared
          ? { label: words.removal.open, onSelect: onRemove }
          : { label: words.removal.openOwn, onSelect: () => void removeOwn() },
      ]}
    />
  );
}

function tellRefusal({ status, detail }: Problem): void {
  showToast({ kind: "negative", text: status === 404 ? words.gone : words.failed(detail) });
}
