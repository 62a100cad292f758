import { useState } from "react";
import { api, type Outcome, outcome } from "../../api/client";
import { enAccount } from "../../texts/en-account";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";

/** For accounts without a password: the mail that lets them choose one. */
export function PasswordByMail({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Outcome<{ message: string }>>();

  async function handleSend() {
    setBusy(true);
    setAnswer(await outcome(api.POST("/api/v1/auth/password-mail", { body: { email } })));
    setBusy(false);
  }
  return (
    <>
      <Button busy={busy} className="self-start" onClick={() => void handleSend()}>
        {enAccount.profile.password.mail}
      </Button>
      {answer && (
        <Banner kind={answer.ok ? "success" : "danger"}>
          {answer.ok ? answer.value.message : answer.problem.detail}
        </Banner>
      )}
    </>
  );
}
