import { useState } from "react";
import type { Organization } from "../store/organization";
import { enMembers } from "../texts/en-members";
import { showToast } from "../toasts/show-toast";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { TextField } from "../ui/text-field";
import { renewJoinCode } from "./renew-join-code";

const words = enMembers.joinCode;

async function copy(joinCode: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(joinCode);
    showToast({ kind: "positive", text: words.copied });
  } catch {
    showToast({ kind: "negative", text: words.copyFailed });
  }
}

/** The join code, for members; those who manage keys make another one. */
export function JoinCodeSetting({
  organization,
  mayRenew,
}: {
  organization: Organization;
  mayRenew: boolean;
}) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { id, joinCode } = organization;
  if (joinCode === undefined) return null;

  async function handleConfirm() {
    setBusy(true);
    const reply = await renewJoinCode(id);
    setBusy(false);
    if (!reply.ok) return showToast({ kind: "negative", text: reply.problem.detail });
    setAsking(false);
    showToast({ kind: "positive", text: words.renewed });
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <TextField
          label={words.label}
          value={joinCode}
          readOnly
          hint={words.hint}
          suffix={<Button onClick={() => void copy(joinCode)}>{words.copy}</Button>}
        />
      </div>
      {mayRenew && <Button onClick={() => setAsking(true)}>{words.renew}</Button>}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.title}
        description={words.text}
        confirmLabel={words.renew}
        onConfirm={() => void handleConfirm()}
        busy={isBusy}
      />
    </div>
  );
}
