import { Ellipsis } from "lucide-react";
import { useState } from "react";
import type { Problem } from "../api/problem";
import { offerUndo } from "../bugs/offer-undo";
import { newID } from "../store/new-id";
import type { Organization, View } from "../store/organization";
import { enViews as words } from "../texts/en-views";
import { showToast } from "../toasts/show-toast";
import { ConfirmAct } from "../ui/confirm-act";
import { IconButton } from "../ui/icon-button";
import { Menu, type MenuItem } from "../ui/menu";
import { changeView, removeView } from "./data/save-view";
import { RenameView } from "./rename-view";
import { mayShareViews } from "./view-rules";

/** What can be done with a saved view, on its line. */
export function ViewMenu({
  view,
  organization,
  onMoved,
}: {
  view: View;
  organization: Organization;
  /** Its line is gone, or stands elsewhere. */
  onMoved: () => void;
}) {
  const [asking, setAsking] = useState<"name" | "removal">();
  const [removal] = useState(newID);
  const { orgID, name, isShared } = view;
  const close = () => setAsking(undefined);

  async function share() {
    const batchID = newID();
    const reply = await changeView(view, { isShared: !isShared, batchID });
    if (!reply.ok) return tellRefusal(reply.problem);
    offerUndo(orgID, batchID, (isShared ? words.unsharing : words.sharing).done(name));
    onMoved();
  }
  async function removeOwn() {
    const reply = await removeView(view, removal);
    if (reply.ok) handleRemoved();
    else tellRefusal(reply.problem);
  }
  function handleRemoved() {
    offerUndo(orgID, removal, words.removal.done(name));
    onMoved();
  }
  const sharing: MenuItem = {
    label: isShared ? words.unsharing.open : words.sharing.open,
    onSelect: () => void share(),
  };
  return (
    <>
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
          { label: words.rename.open, onSelect: () => setAsking("name") },
          ...(mayShareViews(organization) ? [sharing] : []),
          isShared
            ? { label: words.removal.open, onSelect: () => setAsking("removal") }
            : { label: words.removal.openOwn, onSelect: () => void removeOwn() },
        ]}
      />
      {asking === "name" && <RenameView view={view} organization={organization} onClose={close} />}
      {asking === "removal" && (
        <ConfirmAct
          title={words.removal.title(name)}
          description={words.removal.text}
          confirmLabel={words.removal.submit}
          danger
          act={async () => {
            const reply = await removeView(view, removal);
            return reply.ok ? { ok: true } : reply;
          }}
          onDone={handleRemoved}
          onClose={close}
        />
      )}
    </>
  );
}

function tellRefusal({ status, detail }: Problem): void {
  showToast({ kind: "negative", text: status === 404 ? words.gone : words.failed(detail) });
}
