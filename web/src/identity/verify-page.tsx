import { useState } from "react";
import { api, type Outcome, outcome } from "../api/client";
import { Link } from "../routing/link";
import { enIdentity } from "../texts/en-identity";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { TextField } from "../ui/text-field";
import { AuthFrame } from "./auth-frame";
import { ResendMail } from "./resend-mail";

/**
 * Behind the link of the verification mail. The token stands in the fragment, which no server
 * sees; opening the page changes nothing, so that mail scanners verify nobody.
 */
export function VerifyPage() {
  const [token] = useState(() => location.hash.slice(1));
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Outcome<{ email: string }>>();
  const words = enIdentity.verify;

  async function handleVerify() {
    setBusy(true);
    setAnswer(await outcome(api.POST("/api/v1/auth/verify", { body: { token } })));
    setBusy(false);
  }
  if (answer?.ok) {
    return (
      <AuthFrame title={words.title}>
        <Banner kind="success">{words.done(answer.value.email)}</Banner>
        <Link to="/auth" className="text-read font-medium text-accent-text underline">
          {words.logIn}
        </Link>
      </AuthFrame>
    );
  }
  const dead = token === "" || answer?.problem.code === "link_invalid";
  const failure = answer?.problem.detail ?? (dead ? words.noToken : undefined);
  return (
    <AuthFrame title={words.title} subtitle={words.subtitle}>
      {failure && <Banner kind="danger">{failure}</Banner>}
      {dead ? (
        <NewMail />
      ) : (
        <Button variant="primary" size="large" busy={busy} onClick={() => void handleVerify()}>
          {words.button}
        </Button>
      )}
    </AuthFrame>
  );
}

function NewMail() {
  const [email, setEmail] = useState("");
  const [missing, setMissing] = useState(false);
  return (
    <>
      <TextField
        label={enIdentity.fields.email}
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={missing && email.trim() === "" ? enIdentity.missing.email : undefined}
      />
      <ResendMail email={email} onMissing={() => setMissing(true)} />
    </>
  );
}
