import { useState } from "react";
import { api, type Outcome, outcome } from "../api/client";
import { enIdentity } from "../texts/en-identity";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";

/** Asks for the verification mail again; the answer is the same for every address. */
export function ResendMail({ email, onMissing }: { email: string; onMissing: () => void }) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Outcome<{ message: string }>>();

  async function send() {
    setBusy(true);
    setAnswer(
      await outcome(api.POST("/api/v1/auth/verification-mail", { body: { email: email.trim() } })),
    );
    setBusy(false);
  }
  function handleClick() {
    setAnswer(undefined);
    if (email.trim() === "") onMissing();
    else void send();
  }
  return (
    <div className="flex flex-col gap-3">
      <Button variant="ghost" size="small" busy={busy} onClick={handleClick}>
        {enIdentity.resend.button}
      </Button>
      {answer && (
        <Banner kind={answer.ok ? "success" : "danger"}>
          {answer.ok ? answer.value.message : answer.problem.detail}
        </Banner>
      )}
    </div>
  );
}
