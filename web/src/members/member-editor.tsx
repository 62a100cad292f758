import { useState } from "react";
import type { Member } from "../store/organization";
import { replicaOf } from "../store/replica";
import { enMembers } from "../texts/en-members";
import { showToast } from "../toasts/show-toast";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { SelectField } from "../ui/select-field";
import { offerOldValue } from "../undo/offer-old-value";
import { changeRole } from "./change-role";
import { type GivenRole, givenRoles } from "./member-rules";
import { removeMember } from "./remove-member";

const options = givenRoles.map((role) => ({ value: role, label: role }));

/** What Owner and Editors do with another member. Each card has its own choice. */
export function MemberEditor({ member, name }: { member: Member; name: string }) {
  const [chosen, setChosen] = useState<GivenRole>();
  const [isUpdating, setUpdating] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const present = member.memberRole === "Editor" ? "Editor" : "Member";
  const role = chosen ?? present;

  async function handleUpdate() {
    setUpdating(true);
    const reply = await changeRole(member, role);
    setUpdating(false);
    if (!reply.ok) return showToast({ kind: "negative", text: reply.problem.detail });
    setChosen(undefined);
    offerOldValue<GivenRole>(enMembers.updated(name, role), {
      what: enMembers.taken(name),
      before: present,
      after: role,
      now: () => {
        const { memberRole } = replicaOf(member.orgID).members.get(member.id) ?? {};
        return givenRoles.find((each) => each === memberRole);
      },
      set: (value) => changeRole(member, value),
    });
  }
  return (
    <div className="mt-auto flex flex-wrap items-end gap-2">
      <div className="min-w-28 flex-1">
        <SelectField
          label={enMembers.changeRole}
          value={role}
          onChange={setChosen}
          options={options}
        />
      </div>
      <Button size="large" busy={isUpdating} onClick={() => void handleUpdate()}>
        {enMembers.update}
      </Button>
      <Button
        size="large"
        variant="ghost"
        aria-label={enMembers.remove.of(name)}
        onClick={() => setAsking(true)}
      >
        {enMembers.remove.action}
      </Button>
      <RemoveDialog member={member} name={name} open={isAsking} onOpenChange={setAsking} />
    </div>
  );
}

function RemoveDialog({
  member,
  name,
  open,
  onOpenChange,
}: {
  member: Member;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const words = enMembers.remove;
  const [isBusy, setBusy] = useState(false);
  async function handleConfirm() {
    setBusy(true);
    const reply = await removeMember(member);
    setBusy(false);
    if (!reply.ok) return showToast({ kind: "negative", text: reply.problem.detail });
    onOpenChange(false);
    showToast({ kind: "positive", text: words.done(name) });
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(name)}
      description={words.text}
      confirmLabel={words.action}
      onConfirm={() => void handleConfirm()}
      busy={isBusy}
      danger
    />
  );
}
