import { type FormEvent, useState } from "react";
import { api, type Outcome, outcome } from "../api/client";
import { fieldError } from "../api/problem";
import { Link } from "../routing/link";
import { enAccount } from "../texts/en-account";
import { enIdentity } from "../texts/en-identity";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { AuthFrame } from "./auth-frame";
import { NewPasswordField } from "./new-password-field";
import { loadMe } from "./session";

const words = enAccount.reset;
/** Whose password it is stands in the link alone. */
const unknown: readonly string[] = [];
const linkLook = "self-center text-read font-medium text-accent-text underline";

/** Behind the link of the reset mail: the secret stands in the fragment, which no server sees. */
export function ResetPage() {
  const [token] = useState(() => location.hash.slice(1));
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [answer, setAnswer] = useState<Outcome<{ email: string }>>();

  async function send() {
    setBusy(true);
    const sent = await outcome(
      api.POST("/api/v1/auth/reset-password", { body: { token, password } }),
    );
    setBusy(false);
    setAnswer(sent);
    // Every session ended, this browser's too.
    if (sent.ok) void loadMe();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setMissing(password === "");
    if (!busy && password !== "") void send();
  }
  if (answer?.ok) {
    return (
      <AuthFrame title={words.title}>
        <Banner kind="success">{words.done(answer.value.email)}</Banner>
        <Link to="/auth" className={linkLook}>
          {words.logIn}
        </Link>
      </AuthFrame>
    );
  }
  const problem = answer?.problem;
  if (token === "" || problem?.code === "link_invalid") {
    return (
      <AuthFrame title={words.title}>
        <Banner kind="danger">{problem?.detail ?? words.incomplete}</Banner>
        <Link to="/auth/forgot" className={linkLook}>
          {words.askAgain}
        </Link>
      </AuthFrame>
    );
  }
  const passwordError = fieldError(problem, "/password");
  return (
    <AuthFrame title={words.title} subtitle={words.subtitle}>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <NewPasswordField
          label={words.password}
          value={password}
          onChange={setPassword}
          known={unknown}
          error={isMissing ? enIdentity.missing.password : passwordError}
        />
        {problem && !passwordError && <Banner kind="danger">{problem.detail}</Banner>}
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {words.submit}
        </Button>
      </form>
    </AuthFrame>
  );
}
