import { useState } from "react";
import { api, outcome } from "../../api/client";
import { fieldError, type Problem } from "../../api/problem";
import type { TokenScope, WireMadeAccessToken } from "../../api/types";
import { useOrganizations } from "../../store/hooks";
import { useDraft } from "../../store/use-draft";
import { mediumDate } from "../../texts/dates";
import { enTokens } from "../../texts/en-tokens";
import { useNow } from "../../texts/use-now";
import { FormDialog } from "../../ui/form-dialog";
import { SelectField } from "../../ui/select-field";
import { TextField } from "../../ui/text-field";

const words = enTokens.dialog;
const nameMax = 100;
const dayMs = 24 * 3600 * 1000;
const everywhere = "";
const lifetimes = ["1", "7", "30", "90", "180", "366"] as const;
const scopes: readonly TokenScope[] = ["read", "write"];

export function MakeTokenDialog({
  open,
  onOpenChange,
  onMade,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onMade: (made: WireMadeAccessToken) => void;
}) {
  const now = useNow();
  const organizations = useOrganizations().filter(({ memberRole }) => memberRole !== undefined);
  const [name, setName, clearName] = useDraft("make-token.name");
  const [scope, setScope] = useState<TokenScope>("read");
  const [orgID, setOrgID] = useState(everywhere);
  const [days, setDays] = useState<(typeof lifetimes)[number]>("90");
  const [isEmpty, setEmpty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function make() {
    setBusy(true);
    const body = {
      name: name.trim(),
      scope,
      expiresInDays: Number(days),
      ...(orgID !== everywhere && { orgID }),
    };
    const reply = await outcome(api.POST("/api/v1/me/tokens", { body }));
    setBusy(false);
    setProblem(reply.ok ? undefined : reply.problem);
    if (!reply.ok) return;
    clearName();
    onOpenChange(false);
    onMade(reply.value);
  }
  function handleSubmit() {
    const hasNoName = name.trim() === "";
    setEmpty(hasNoName);
    if (!hasNoName) void make();
  }
  return (
    <FormDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title={words.title}
      description={words.description}
      submit={words.submit}
      busy={isBusy}
      refusal={problem?.errors.length === 0 ? problem.detail : undefined}
      onSubmit={handleSubmit}
    >
      <TextField
        label={words.name}
        value={name}
        onChange={setName}
        error={isEmpty ? words.nameEmpty : fieldError(problem, "/name")}
        hint={words.nameHint}
        maxLength={nameMax}
        autoComplete="off"
        autoFocus
      />
      <SelectField
        label={words.scope}
        value={scope}
        onChange={setScope}
        hint={words.scopeHints[scope]}
        options={scopes.map((value) => ({ value, label: enTokens.scopes[value] }))}
      />
      <SelectField
        label={words.organization}
        value={orgID}
        onChange={setOrgID}
        error={fieldError(problem, "/orgID")}
        options={[
          { value: everywhere, label: enTokens.everywhere },
          ...organizations.map(({ id, orgName }) => ({ value: id, label: orgName })),
        ]}
      />
      <SelectField
        label={words.expiry}
        value={days}
        onChange={setDays}
        hint={words.expiryHint(mediumDate(new Date(now.getTime() + Number(days) * dayMs)))}
        options={lifetimes.map((value) => ({ value, label: words.days(Number(value)) }))}
      />
    </FormDialog>
  );
}
