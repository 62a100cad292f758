import { type FormEvent, useState } from "react";
import { api, outcome } from "../../api/client";
import { fieldError, type Problem } from "../../api/problem";
import { enAccount } from "../../texts/en-account";
import { showToast } from "../../toasts/show-toast";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/text-field";
import { type Me, updateMe } from "../session";
import { ProfileSection } from "./profile-section";

const words = enAccount.profile.names;

/** The username, which others see, and the person's own name. */
export function NamesSection({ me }: { me: Me }) {
  const [username, setUsername] = useState(me.displayName);
  const [name, setName] = useState(me.name);
  const [busy, setBusy] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const isEmpty = username.trim() === "" || name.trim() === "";

  async function save() {
    setBusy(true);
    setProblem(undefined);
    const answer = await outcome(api.PATCH("/api/v1/me", { body: { username, name } }));
    setBusy(false);
    if (answer.ok) {
      updateMe(answer.value);
      setUsername(answer.value.displayName);
      setName(answer.value.name);
      showToast({ kind: "positive", text: enAccount.profile.saved });
    } else {
      setProblem(answer.problem);
    }
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!busy && !isEmpty) void save();
  }
  const missing = (text: string, sentence: string) =>
    hasTried && text.trim() === "" ? sentence : undefined;
  return (
    <ProfileSection title={words.title} text={words.text}>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <TextField
          label={words.username}
          name="username"
          autoComplete="username"
          required
          maxLength={39}
          value={username}
          onChange={setUsername}
          error={missing(username, words.usernameEmpty) ?? fieldError(problem, "/username")}
        />
        <TextField
          label={words.name}
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          value={name}
          onChange={setName}
          error={missing(name, words.nameEmpty) ?? fieldError(problem, "/name")}
        />
        {problem && problem.errors.length === 0 && <Banner kind="danger">{problem.detail}</Banner>}
        <Button type="submit" busy={busy} className="self-start">
          {enAccount.profile.save}
        </Button>
      </form>
    </ProfileSection>
  );
}
