import { type FormEvent, useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import { enIdentity } from "../texts/en-identity";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { TextField } from "../ui/text-field";
import { type AuthErrors, type AuthFields, missingFields } from "./auth-fields";
import { ResendMail } from "./resend-mail";
import { logIn } from "./session";

/** Email and password. A wrong pair is told without saying which of the two was wrong. */
export function LogInForm({
  fields,
  onChange,
}: {
  fields: AuthFields;
  onChange: (changed: Partial<AuthFields>) => void;
}) {
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<AuthErrors>();
  const [problem, setProblem] = useState<Problem>();

  async function submit() {
    const empty = missingFields(fields, ["email", "password"]);
    setMissing(empty);
    setProblem(undefined);
    if (empty) return;
    setBusy(true);
    const answer = await logIn(fields.email.trim(), fields.password);
    setBusy(false);
    if (!answer.ok) setProblem(answer.problem);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void submit();
  }
  return (
    <>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <TextField
          label={enIdentity.fields.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={fields.email}
          onChange={(email) => onChange({ email })}
          error={missing?.email ?? fieldError(problem, "/email")}
        />
        <TextField
          label={enIdentity.fields.password}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={fields.password}
          onChange={(password) => onChange({ password })}
          error={missing?.password ?? fieldError(problem, "/password")}
        />
        {problem && problem.errors.length === 0 && <Banner kind="danger">{problem.detail}</Banner>}
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {enIdentity.logIn.submit}
        </Button>
      </form>
      <ResendMail
        email={fields.email}
        onMissing={() => setMissing({ email: enIdentity.resend.emailFirst })}
      />
    </>
  );
}
