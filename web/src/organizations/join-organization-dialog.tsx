import { useState } from "react";
import type { Problem } from "../api/problem";
import { navigate } from "../routing/history";
import { useDraft } from "../store/use-draft";
import { texts } from "../texts/en";
import { FormDialog } from "../ui/form-dialog";
import { TextField } from "../ui/text-field";
import { joinOrganization } from "./join-organization";

const words = texts.organizations.join;

export function JoinOrganizationDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [joinCode, setCode, clearCode] = useDraft("join-organization.code");
  const [isEmpty, setEmpty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function join() {
    setBusy(true);
    const reply = await joinOrganization(joinCode);
    setBusy(false);
    setProblem(reply.ok ? undefined : reply.problem);
    if (!reply.ok) return;
    clearCode();
    onOpenChange(false);
    navigate({ to: "/organizationDisplay/:orgID", params: { orgID: reply.value.id } });
  }
  function handleSubmit() {
    const hasNoCode = joinCode.trim() === "";
    setEmpty(hasNoCode);
    if (!hasNoCode) void join();
  }
  return (
    <FormDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title={words.title}
      description={words.description}
      submit={words.submit}
      busy={isBusy}
      onSubmit={handleSubmit}
    >
      <TextField
        label={words.code}
        value={joinCode}
        onChange={setCode}
        error={isEmpty ? words.codeEmpty : problem?.detail}
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
