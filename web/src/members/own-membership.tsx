import { useState } from "react";
import { navigate } from "../routing/history";
import { untilShown } from "../routing/shown";
import { useMembers } from "../store/hooks";
import type { Organization } from "../store/organization";
import { enMembers } from "../texts/en-members";
import { showToast } from "../toasts/show-toast";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { HandOverDialog } from "./hand-over-dialog";
import { leaveOrganization } from "./leave-organization";
import { loseOrganization } from "./lose-organization";

const words = enMembers.leave;

/** The way out: the Owner hands over, everybody else leaves. */
export function OwnMembership({ organization }: { organization: Organization }) {
  const [open, setOpen] = useState<"leave" | "hand over">();
  const isAlone = useMembers(organization.id).length < 2;
  const isOwner = organization.memberRole === "Owner";
  const ownerText = isAlone ? words.aloneText : words.ownerText;
  const setClosed = (isOpen: boolean) => (isOpen ? undefined : setOpen(undefined));
  return (
    <section
      aria-labelledby="own-membership"
      className="flex flex-col items-start gap-2 border-t border-border pt-4"
    >
      <h2 id="own-membership" className="text-lead font-semibold">
        {words.heading}
      </h2>
      <p className="text-ui text-text-2">{isOwner ? ownerText : words.text}</p>
      {isOwner && !isAlone && (
        <Button onClick={() => setOpen("hand over")}>{enMembers.handOver.action}</Button>
      )}
      {!isOwner && (
        <Button variant="danger" onClick={() => setOpen("leave")}>
          {words.action}
        </Button>
      )}
      <LeaveDialog organization={organization} open={open === "leave"} onOpenChange={setClosed} />
      {isOwner && (
        <HandOverDialog
          organization={organization}
          open={open === "hand over"}
          onOpenChange={setClosed}
        />
      )}
    </section>
  );
}

function LeaveDialog({
  organization: { id, orgName },
  open,
  onOpenChange,
}: {
  organization: Organization;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [isBusy, setBusy] = useState(false);
  async function handleConfirm() {
    setBusy(true);
    const reply = await leaveOrganization(id);
    setBusy(false);
    if (!reply.ok) return showToast({ kind: "negative", text: reply.problem.detail });
    onOpenChange(false);
    navigate({ to: "/organizations" });
    await untilShown();
    loseOrganization(id);
    showToast({ kind: "positive", text: words.done(orgName) });
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(orgName)}
      description={words.text}
      confirmLabel={words.action}
      onConfirm={() => void handleConfirm()}
      busy={isBusy}
      danger
    />
  );
}
