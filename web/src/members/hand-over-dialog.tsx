import { useState } from "react";
import type { Problem } from "../api/problem";
import { useMembers } from "../store/hooks";
import type { Organization } from "../store/organization";
import { enMembers } from "../texts/en-members";
import { enPeople } from "../texts/en-people";
import { showToast } from "../toasts/show-toast";
import { FormDialog } from "../ui/form-dialog";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import { handOver } from "./hand-over";

const words = enMembers.handOver;

/** Ownership goes to another member, once the organization's name has been typed. */
export function HandOverDialog({
  organization: { id, orgName },
  open,
  onOpenChange,
}: {
  organization: Organization;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const others = useMembers(id).filter((member) => member.memberRole !== "Owner");
  const [to, setTo] = useState("");
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const chosen = others.find((member) => member.id === to);
  const isConfirmed = typed.trim() === orgName.trim();

  async function give(membership: string, name: string) {
    setBusy(true);
    const reply = await handOver(id, membership);
    setBusy(false);
    setProblem(reply.ok ? undefined : reply.problem);
    if (!reply.ok) return;
    onOpenChange(false);
    showToast({ kind: "positive", text: words.done(name) });
  }
  function handleSubmit() {
    setTried(true);
    if (chosen === undefined || !isConfirmed) return;
    void give(chosen.id, chosen.memberName ?? enPeople.unknown);
  }
  const options = [
    { value: "", label: words.choose },
    ...others.map((member) => ({
      value: member.id,
      label: `${member.memberName ?? enPeople.unknown} (${member.memberRole})`,
    })),
  ];
  return (
    <FormDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title={words.title}
      description={words.text}
      submit={words.action}
      danger
      busy={isBusy}
      refusal={problem?.detail}
      onSubmit={handleSubmit}
    >
      <SelectField
        label={words.to}
        value={chosen === undefined ? "" : to}
        onChange={setTo}
        options={options}
        error={isTried && chosen === undefined ? words.chooseFirst : undefined}
      />
      <TextField
        label={words.confirm(orgName)}
        value={typed}
        onChange={setTyped}
        error={isTried && !isConfirmed ? words.confirmFirst(orgName) : undefined}
        autoComplete="off"
      />
    </FormDialog>
  );
}
