import { useEffect, useEffectEvent, useState } from "react";
import { api, type Outcome, outcome } from "../api/client";
import type { WireBug } from "../api/types";
import { newID } from "../store/new-id";
import { timeAgo } from "../texts/dates";
import { texts } from "../texts/en";
import { enBugActs } from "../texts/en-bug-acts";
import { enUi } from "../texts/en-ui";
import { useNow } from "../texts/use-now";
import { showToast } from "../toasts/show-toast";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Skeleton } from "../ui/skeleton";
import { offerUndo } from "../undo/offer-undo";
import { restoreBug } from "./remove-bug";

const words = enBugActs.trash;

/** The deleted bugs that the person may bring back, the latest first. */
export function DeletedBugsDialog({ orgID, onClose }: { orgID: string; onClose: () => void }) {
  const { items, problem, restored, load } = useDeletedBugs(orgID);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.title}
      footer={<Button onClick={onClose}>{enUi.close}</Button>}
    >
      {problem !== undefined && (
        <Banner
          kind="danger"
          action={<Button onClick={() => void load()}>{texts.tryAgain}</Button>}
        >
          {problem}
        </Banner>
      )}
      {items === undefined && problem === undefined && <Skeleton label={words.loading} count={3} />}
      {items?.length === 0 && <p className="text-ui text-text-2">{words.empty}</p>}
      {items !== undefined && items.length > 0 && (
        <ul className="divide-y divide-border rounded-card border border-border">
          {items.map((bug) => (
            <DeletedRow key={bug.id} orgID={orgID} bug={bug} onRestored={() => restored(bug.id)} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function DeletedRow({
  orgID,
  bug,
  onRestored,
}: {
  orgID: string;
  bug: WireBug;
  onRestored: () => void;
}) {
  const now = useNow();
  const [isBusy, setBusy] = useState(false);
  async function restore() {
    setBusy(true);
    const batchID = newID();
    const reply = await restoreBug(orgID, bug.id, batchID);
    setBusy(false);
    if (reply.ok) {
      offerUndo(orgID, batchID, enBugActs.remove.restored(bug.key));
      onRestored();
    } else showToast({ kind: "negative", text: reply.problem.detail });
  }
  return (
    <li className="flex min-h-11 items-center gap-3 px-3 py-1 text-ui">
      <span className="shrink-0 font-mono text-small text-text-3">{bug.key}</span>
      <span className="min-w-0 flex-1 truncate">{bug.title}</span>
      <span className="shrink-0 text-small text-text-3 max-narrow:hidden">
        {bug.deleted !== undefined && timeAgo(new Date(bug.deleted), now)}
      </span>
      <Button
        size="small"
        busy={isBusy}
        aria-label={words.restoreOf(bug.key)}
        onClick={() => void restore()}
      >
        {enBugActs.remove.restore}
      </Button>
    </li>
  );
}

function useDeletedBugs(orgID: string) {
  const [items, setItems] = useState<readonly WireBug[]>();
  const [problem, setProblem] = useState<string>();
  function take(reply: Outcome<{ items: WireBug[] }>) {
    setProblem(reply.ok ? undefined : reply.problem.detail);
    if (reply.ok) setItems(reply.value.items);
  }
  const handleReply = useEffectEvent(take);
  useEffect(() => {
    void ask(orgID).then((reply) => handleReply(reply));
  }, [orgID]);
  return {
    items,
    problem,
    restored: (id: string) => setItems(items?.filter((bug) => bug.id !== id)),
    load: async () => take(await ask(orgID)),
  };
}

function ask(orgID: string): Promise<Outcome<{ items: WireBug[] }>> {
  return outcome(
    api.GET("/api/v1/orgs/{org}/deleted-bugs", {
      params: { path: { org: orgID }, query: { limit: "100" } },
    }),
  );
}
