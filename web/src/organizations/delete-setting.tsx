import { useState } from "react";
import type { Problem } from "../api/problem";
import { navigate } from "../routing/history";
import { untilShown } from "../routing/shown";
import type { Organization } from "../store/organization";
import { dropOrganization } from "../store/replica";
import { enSettings } from "../texts/en-settings";
import { showToast } from "../toasts/show-toast";
import { Button } from "../ui/button";
import { FormDialog } from "../ui/form-dialog";
import { TextField } from "../ui/text-field";
import { deleteOrganization } from "./change-organization";

const words = enSettings.remove;

/** The Owner's way to delete the organization: its name is typed to confirm. */
export function DeleteSetting({ organization }: { organization: Organization }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center gap-2 rounded-card border border-danger p-4"
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-ui font-medium text-text">{words.title}</h2>
        <p className="text-ui text-text-2">{words.text}</p>
      </div>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {words.action}
      </Button>
      {isAsking && <DeleteDialog organization={organization} onClose={() => setAsking(false)} />}
    </section>
  );
}

function DeleteDialog({
  organization,
  onClose,
}: {
  organization: Organization;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const isConfirmed = typed.trim() === organization.orgName;

  async function remove() {
    setBusy(true);
    const reply = await deleteOrganization(organization.id);
    if (!reply.ok) {
      setBusy(false);
      setProblem(reply.problem);
      return;
    }
    showToast({ kind: "positive", text: words.done });
    navigate({ to: "/organizations" });
    await untilShown();
    dropOrganization(organization.id);
  }
  function handleSubmit() {
    if (isConfirmed) void remove();
  }
  return (
    <FormDialog
      title={words.confirmTitle}
      description={words.confirmText(organization.orgName)}
      submit={words.action}
      danger
      disabled={!isConfirmed}
      busy={isBusy}
      refusal={problem?.detail}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={words.typeName}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
