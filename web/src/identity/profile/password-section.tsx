import { type FormEvent, useState } from "react";
import { api, outcome } from "../../api/client";
import { fieldError, type Problem } from "../../api/problem";
import { enAccount } from "../../texts/en-account";
import { showToast } from "../../toasts/show-toast";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { CheckField } from "../../ui/check-field";
import { TextField } from "../../ui/text-field";
import { NewPasswordField } from "../new-password-field";
import type { Me } from "../session";
import { PasswordByMail } from "./password-by-mail";
import { ProfileSection } from "./profile-section";

const words = enAccount.profile.password;

/** A new password for the old one, or by mail where there is none. */
export function PasswordSection({ me }: { me: Me }) {
  return (
    <ProfileSection title={words.title} text={me.hasPassword ? words.text : words.none}>
      {me.hasPassword ? <PasswordForm me={me} /> : <PasswordByMail email={me.email} />}
    </ProfileSection>
  );
}

function PasswordForm({ me }: { me: Me }) {
  const [current, setCurrent] = useState("");
  const [fresh, setFresh] = useState("");
  const [endsOthers, setEndsOthers] = useState(true);
  const [busy, setBusy] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function send() {
    setBusy(true);
    setProblem(undefined);
    const body = { currentPassword: current, newPassword: fresh, endOtherSessions: endsOthers };
    const answer = await outcome(api.POST("/api/v1/me/password", { body }));
    setBusy(false);
    if (!answer.ok) {
      setProblem(answer.problem);
      return;
    }
    setTried(false);
    setCurrent("");
    setFresh("");
    showToast({ kind: "positive", text: words.done });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!busy && current !== "" && fresh !== "") void send();
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      <TextField
        label={words.current}
        type="password"
        name="current-password"
        autoComplete="current-password"
        required
        value={current}
        onChange={setCurrent}
        error={
          hasTried && current === "" ? words.currentEmpty : fieldError(problem, "/currentPassword")
        }
      />
      <NewPasswordField
        label={words.fresh}
        value={fresh}
        onChange={setFresh}
        known={[me.displayName, me.email]}
        error={hasTried && fresh === "" ? words.freshEmpty : fieldError(problem, "/newPassword")}
      />
      <CheckField
        label={enAccount.profile.endOthers}
        checked={endsOthers}
        onChange={setEndsOthers}
      />
      {problem && problem.errors.length === 0 && <Banner kind="danger">{problem.detail}</Banner>}
      <Button type="submit" busy={busy} className="self-start">
        {words.submit}
      </Button>
    </form>
  );
}
