import { type FormEvent, useId, useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import type { Organization } from "../store/organization";
import { texts } from "../texts/en";
import { enSettings as words } from "../texts/en-settings";
import { showToast } from "../toasts/show-toast";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { TextArea } from "../ui/text-area";
import { TextField } from "../ui/text-field";
import { changeOrganization, currentTexts } from "./change-organization";

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
  const formID = useId();
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
      showToast({ kind: "positive", text: words.saved(label) });
      return;
    }
    setProblem(reply.problem);
    setSeenRev(currentTexts(reply.problem)?.rev ?? seenRev);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const hasNoName = field === "orgName" && text.trim() === "";
    setEmpty(hasNoName);
    if (!hasNoName && !isBusy) void save();
  }
  const error = isEmpty
    ? words.nameEmpty
    : theirs === undefined
      ? fieldError(problem, `/${field}`)
      : undefined;
  const shared = { label, value: text, onChange: setText, error, maxLength: maxima[field] };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.changeOf(label)}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formID} variant="primary" busy={isBusy}>
            {theirs === undefined ? words.save : words.saveOver}
          </Button>
        </>
      }
    >
      <form id={formID} onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
        {theirs !== undefined && <Banner kind="danger">{words.changedMeanwhile}</Banner>}
        {theirs !== undefined && <TextArea label={words.theirs} value={theirs} rows={2} readOnly />}
        {field === "orgName" ? (
          <TextField {...shared} autoFocus />
        ) : (
          <TextArea {...shared} rows={4} autoFocus />
        )}
        {problem && theirs === undefined && !error && (
          <Banner kind="danger">{problem.detail}</Banner>
        )}
      </form>
    </Dialog>
  );
}
