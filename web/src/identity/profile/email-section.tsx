import { type FormEvent, useState } from "react";
import { api, type Outcome, outcome } from "../../api/client";
import { fieldError } from "../../api/problem";
import { enAccount } from "../../texts/en-account";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { CheckField } from "../../ui/check-field";
import { TextField } from "../../ui/text-field";
import type { Me } from "../session";
import { ProfileSection } from "./profile-section";

const words = enAccount.profile.email;

/** Another address: nothing changes before the mailed link is used. */
export function EmailSection({ me }: { me: Me }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [endsOthers, setEndsOthers] = useState(false);
  const [busy, setBusy] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [answer, setAnswer] = useState<Outcome<{ message: string }>>();

  async function send() {
    setBusy(true);
    setAnswer(undefined);
    const body = {
      email: email.trim(),
      ...(me.hasPassword && { password }),
      endOtherSessions: endsOthers,
    };
    const sent = await outcome(api.POST("/api/v1/me/email", { body }));
    setBusy(false);
    setAnswer(sent);
    if (!sent.ok) return;
    setTried(false);
    setEmail("");
    setPassword("");
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!busy && email.trim() !== "" && (password !== "" || !me.hasPassword)) void send();
  }
  const problem = answer?.ok === false ? answer.problem : undefined;
  return (
    <ProfileSection title={words.title} text={words.text(me.email)}>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <TextField
          label={words.email}
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          value={email}
          onChange={setEmail}
          error={hasTried && email.trim() === "" ? words.emailEmpty : fieldError(problem, "/email")}
        />
        {me.hasPassword && (
          <TextField
            label={words.password}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
            error={
              hasTried && password === ""
                ? enAccount.profile.password.currentEmpty
                : fieldError(problem, "/password")
            }
          />
        )}
        <CheckField
          label={enAccount.profile.endOthers}
          checked={endsOthers}
          onChange={setEndsOthers}
        />
        {answer?.ok && <Banner kind="success">{answer.value.message}</Banner>}
        {problem && problem.errors.length === 0 && <Banner kind="danger">{problem.detail}</Banner>}
        <Button type="submit" busy={busy} className="self-start">
          {words.submit}
        </Button>
      </form>
    </ProfileSection>
  );
}
