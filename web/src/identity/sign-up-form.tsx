import { type FormEvent, useState } from "react";
import { api, outcome } from "../api/client";
import { fieldError, type Problem } from "../api/problem";
import { enIdentity } from "../texts/en-identity";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { TextField } from "../ui/text-field";
import { type AuthErrors, type AuthFields, missingFields } from "./auth-fields";
import { NewPasswordField } from "./new-password-field";

const required = ["username", "name", "email", "password"] as const;

/** A new account. The password's strength is told while typing and never stands in the way. */
export function SignUpForm({
  fields,
  onChange,
  onCreated,
}: {
  fields: AuthFields;
  onChange: (changed: Partial<AuthFields>) => void;
  onCreated: (message: string) => void;
}) {
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<AuthErrors>();
  const [problem, setProblem] = useState<Problem>();

  async function submit() {
    const empty = missingFields(fields, required);
    setMissing(empty);
    setProblem(undefined);
    if (empty) return;
    setBusy(true);
    const body = { ...fields, email: fields.email.trim() };
    const answer = await outcome(api.POST("/api/v1/auth/sign-up", { body }));
    setBusy(false);
    if (answer.ok) onCreated(answer.value.message);
    else setProblem(answer.problem);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void submit();
  }
  function field(name: keyof AuthFields) {
    return {
      label: enIdentity.fields[name],
      name,
      required: true,
      value: fields[name],
      onChange: (value: string) => onChange({ [name]: value }),
      error: missing?.[name] ?? fieldError(problem, `/${name}`),
    };
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      <TextField {...field("username")} autoComplete="username" maxLength={39} />
      <TextField {...field("name")} autoComplete="name" maxLength={100} />
      <TextField {...field("email")} type="email" autoComplete="email" maxLength={254} />
      <NewPasswordField {...field("password")} known={[fields.username, fields.email]} />
      {problem && problem.errors.length === 0 && <Banner kind="danger">{problem.detail}</Banner>}
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {enIdentity.signUp.submit}
      </Button>
    </form>
  );
}
