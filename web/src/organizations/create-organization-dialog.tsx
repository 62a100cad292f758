import { useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import { newID } from "../store/new-id";
import { useDraft } from "../store/use-draft";
import { texts } from "../texts/en";
import { FormDialog } from "../ui/form-dialog";
import { TextArea } from "../ui/text-area";
import { TextField } from "../ui/text-field";
import { createOrganization } from "./create-organization";

const words = texts.organizations.create;
const nameMax = 100;
const descriptionMax = 1000;

export function CreateOrganizationDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [id, setID] = useState(() => newID());
  const [orgName, setName, clearName] = useDraft("create-organization.name");
  const [orgDesc, setDesc, clearDesc] = useDraft("create-organization.description");
  const [isEmpty, setEmpty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function create() {
    setBusy(true);
    const reply = await createOrganization({ id, orgName, orgDesc });
    setBusy(false);
    setProblem(reply.ok ? undefined : reply.problem);
    if (!reply.ok) return;
    clearName();
    clearDesc();
    setID(newID());
    onOpenChange(false);
  }
  function handleSubmit() {
    const hasNoName = orgName.trim() === "";
    setEmpty(hasNoName);
    if (!hasNoName) void create();
  }
  const nameError = isEmpty ? words.nameEmpty : fieldError(problem, "/orgName");
  const descError = fieldError(problem, "/orgDesc");
  return (
    <FormDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title={words.title}
      description={words.description}
      submit={words.submit}
      busy={isBusy}
      refusal={nameError === undefined && descError === undefined ? problem?.detail : undefined}
      onSubmit={handleSubmit}
    >
      <TextField
        label={words.name}
        value={orgName}
        onChange={setName}
        error={nameError}
        maxLength={nameMax}
        autoFocus
      />
      <TextArea
        label={words.text}
        value={orgDesc}
        onChange={setDesc}
        error={descError}
        rows={3}
        maxLength={descriptionMax}
      />
    </FormDialog>
  );
}
