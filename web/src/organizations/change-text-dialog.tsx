import { useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import type { Organization } from "../store/organization";
import { enSettings as words } from "../texts/en-settings";
import { Banner } from "../ui/banner";
import { FormDialog } from "../ui/form-dialog";
import { TextArea } from "../ui/text-area";
import { TextField } from "../ui/text-field";
import { changeOrganization, currentTexts } from "./change-organization";
import { offerOrganizationUndo } from "./offer-organization-undo";

export type OrganizationText = "orgName" | "orgDesc";

const maxima = { orgName: 100, orgDesc: 1000 };

/** Changes one text. Where somebody else did meanwhile, both versions are shown and nothing is lost. */
export function ChangeTextDialog({
  organization,
  field,
  label,
  onClose,
}: {
  organization: Organization;
  field: OrganizationText;
  label: string;
  onClose: () => void;
}) {
  const [text, setText] = useState(organization[field]);
  const [seenRev, setSeenRev] = useState(organization.rev);
  const [isEmpty, setEmpty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const theirs = currentTexts(problem)?.[field];

  async function save() {
    setBusy(true);
    const reply = await changeOrganization(organization.id, { [field]: text.trim(), rev: seenRev });
    setBusy(false);
    if (reply.ok) {
      onClose();
      const was = { ...organization, ...currentTexts(problem) };
      offerOrganizationUndo(words.saved(label), was, reply.value, {
        what: words.taken[field],
        of: (one) => one[field],
        change: (value) => ({ [field]: value }),
      });
      return;
    }
    setProblem(reply.problem);
    setSeenRev(currentTexts(reply.problem)?.rev ?? seenRev);
  }
  function handleSubmit() {
    const hasNoName = field === "orgName" && text.trim() === "";
    setEmpty(hasNoName);
    if (!hasNoName) void save();
  }
  const error = isEmpty
    ? words.nameEmpty
    : theirs === undefined
      ? fieldError(problem, `/${field}`)
      : undefined;
  const shared = { label, value: text, onChange: setText, error, maxLength: maxima[field] };
  return (
    <FormDialog
      title={words.changeOf(label)}
      submit={theirs === undefined ? words.save : words.saveOver}
      busy={isBusy}
      refusal={theirs === undefined && error === undefined ? problem?.detail : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {theirs !== undefined && <Banner kind="danger">{words.changedMeanwhile}</Banner>}
      {theirs !== undefined && <TextArea label={words.theirs} value={theirs} rows={2} readOnly />}
      {field === "orgName" ? (
        <TextField {...shared} autoFocus />
      ) : (
        <TextArea {...shared} rows={4} autoFocus />
      )}
    </FormDialog>
  );
}
