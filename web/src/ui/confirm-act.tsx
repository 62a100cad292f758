import { type ReactNode, useState } from "react";
import { Banner } from "./banner";
import { ConfirmDialog } from "./confirm-dialog";

/** Asks before an act, does it, and says why where it was refused. */
export function ConfirmAct<T>({
  title,
  description,
  confirmLabel,
  danger = false,
  act,
  onDone,
  onClose,
}: {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  act: () => Promise<{ ok: true; value: T } | { ok: false; problem: { detail: string } }>;
  onDone: (value: T) => void;
  onClose: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  async function handleConfirm() {
    setBusy(true);
    const reply = await act();
    setBusy(false);
    if (!reply.ok) {
      setRefusal(reply.problem.detail);
      return;
    }
    onDone(reply.value);
    onClose();
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      danger={danger}
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
    >
      {refusal !== undefined && <Banner kind="danger">{refusal}</Banner>}
    </ConfirmDialog>
  );
}
