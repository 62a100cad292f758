import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import type { Problem } from "../api/problem";
import { useDraft } from "../store/use-draft";
import { texts } from "../texts/en";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
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
  const formID = useId();
  const navigate = useNavigate();
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
    await navigate({ to: "/organizationDisplay/$orgID", params: { orgID: reply.value.id } });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const hasNoCode = joinCode.trim() === "";
    setEmpty(hasNoCode);
    if (!hasNoCode && !isBusy) void join();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
      footer={
        <Button type="submit" form={formID} variant="primary" busy={isBusy}>
          {words.submit}
        </Button>
      }
    >
      <form id={formID} onSubmit={handleSubmit} noValidate>
        <TextField
          label={words.code}
          value={joinCode}
          onChange={setCode}
          error={isEmpty ? words.codeEmpty : problem?.detail}
          autoComplete="off"
          autoFocus
        />
      </form>
    </Dialog>
  );
}
