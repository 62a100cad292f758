import { useState } from "react";
import { restoreBug } from "../../bugs/remove-bug";
import type { Bug } from "../../store/bug";
import { newID } from "../../store/new-id";
import { dateOfMicros, longDate } from "../../texts/dates";
import { enBugActs } from "../../texts/en-bug-acts";
import { showToast } from "../../toasts/show-toast";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { offerUndo } from "../../undo/offer-undo";

const words = enBugActs.remove;

/** Over a deleted bug, which those alone see who may restore it. */
export function DeletedNote({ orgID, bug }: { orgID: string; bug: Bug }) {
  const [isBusy, setBusy] = useState(false);
  if (bug.deleted === 0) return null;
  async function restore() {
    setBusy(true);
    const batchID = newID();
    const reply = await restoreBug(orgID, bug.id, batchID);
    setBusy(false);
    if (reply.ok) offerUndo(orgID, batchID, words.restored(bug.key));
    else showToast({ kind: "negative", text: reply.problem.detail });
  }
  return (
    <Banner
      kind="warning"
      action={
        <Button busy={isBusy} onClick={() => void restore()}>
          {words.restore}
        </Button>
      }
    >
      {words.banner(longDate(dateOfMicros(bug.deleted)))}
    </Banner>
  );
}
