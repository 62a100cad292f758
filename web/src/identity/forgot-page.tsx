import { type FormEvent, useState } from "react";
import { api, type Outcome, outcome } from "../api/client";
import { fieldError } from "../api/problem";
import { Link } from "../routing/link";
import { enAccount } from "../texts/en-account";
import { enIdentity } from "../texts/en-identity";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { TextField } from "../ui/text-field";
import { AuthFrame } from "./auth-frame";

const words = enAccount.forgot;

/** Asks for the mail by which a new password is chosen; the answer is the same for every address. */
export function ForgotPage() {
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [answer, setAnswer] = useState<Outcome<{ message: string }>>();

  async function send() {
    setBusy(true);
    setAnswer(
      await outcome(api.POST("/api/v1/auth/password-mail", { body: { email: email.trim() } })),
    );
    setBusy(false);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAnswer(undefined);
    setMissing(email.trim() === "");
    if (!busy && email.trim() !== "") void send();
  }
  const problem = answer?.ok === false ? answer.problem : undefined;
  const emailError = fieldError(problem, "/email");
  return (
    <AuthFrame title={words.title} subtitle={words.subtitle}>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <TextField
          label={enIdentity.fields.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
          error={isMissing ? enIdentity.missing.email : emailError}
        />
        {answer?.ok && <Banner kind="success">{answer.value.message}</Banner>}
        {problem && !emailError && <Banner kind="danger">{problem.detail}</Banner>}
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {words.submit}
        </Button>
      </form>
      <Link to="/auth" className="self-center text-ui font-medium text-accent-text">
        {words.back}
      </Link>
    </AuthFrame>
  );
}
