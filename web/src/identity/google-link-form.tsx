import { type FormEvent, useState } from "react";
import type { Problem } from "../api/problem";
import { Link } from "../routing/link";
import { enAccount } from "../texts/en-account";
import { enGoogle } from "../texts/en-google";
import { enIdentity } from "../texts/en-identity";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { TextField } from "../ui/text-field";
import { type FinishedSignIn, linkGoogleSignIn } from "./google-sign-in";

/** Asks for the password of the account that has the Google account's address. */
export function GoogleLinkForm({
  email,
  onLinked,
}: {
  email: string;
  onLinked: (how: FinishedSignIn) => void;
}) {
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function submit() {
    setMissing(password === "");
    setProblem(undefined);
    if (password === "") return;
    setBusy(true);
    const answer = await linkGoogleSignIn(password);
    setBusy(false);
    if (answer.ok) onLinked(answer.value);
    else setProblem(answer.problem);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void submit();
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={enIdentity.fields.password}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        autoFocus
        value={password}
        onChange={setPassword}
        error={missing && password === "" ? enIdentity.missing.password : undefined}
      />
      {problem && <Banner kind="danger">{problem.detail}</Banner>}
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {enGoogle.link.submit}
      </Button>
      <Link
        to="/auth/forgot"
        className="self-center text-ui font-medium text-accent-text underline"
      >
        {enAccount.forgot.link}
      </Link>
    </form>
  );
}
