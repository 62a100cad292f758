import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import { Link } from "../routing/link";
import { texts } from "../texts/en";
import { enAccount } from "../texts/en-account";
import { enIdentity } from "../texts/en-identity";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { takeEarlyMessage } from "../ui/early-forms";
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
  const [early, setEarly] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => setEarly(takeEarlyMessage(form.current)?.text), []);

  async function submit() {
    const empty = missingFields(fields, ["email", "password"]);
    setMissing(empty);
    setProblem(undefined);
    setEarly(undefined);
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
      {/* The data attributes are for the inline script that sends the form before React arrives;
          the method keeps a browser without scripts from sending anything. */}
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={handleSubmit}
        data-send="/api/v1/auth/log-in"
        data-missing={JSON.stringify(enIdentity.missing)}
        data-unreachable={texts.failures.unreachable}
        className="flex flex-col gap-4"
      >
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
        <p data-message="" className="text-ui text-danger empty:hidden" />
        {problem && problem.errors.length === 0 && <Banner kind="danger">{problem.detail}</Banner>}
        {early && <Banner kind="danger">{early}</Banner>}
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {enIdentity.logIn.submit}
        </Button>
      </form>
      <Link
        to="/auth/forgot"
        className="self-center text-ui font-medium text-accent-text hover:underline"
      >
        {enAccount.forgot.link}
      </Link>
      <ResendMail
        email={fields.email}
        onMissing={() => setMissing({ email: enIdentity.resend.emailFirst })}
      />
    </>
  );
}
