import { type FormEvent, useState } from "react";
import { api, type Outcome, outcome } from "../../api/client";
import { fieldError, type Problem } from "../../api/problem";
import { enAccount } from "../../texts/en-account";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/text-field";
import { offerOldValue } from "../../undo/offer-old-value";
import { type Me, session, updateMe } from "../session";
import { ProfileSection } from "./profile-section";

const words = enAccount.profile.names;

type Names = Pick<Me, "displayName" | "name">;

const namesOf = ({ displayName, name }: Names): Names => ({ displayName, name });

async function saveNames({ displayName, name }: Names): Promise<Outcome<Me>> {
  const body = { username: displayName, name };
  const reply = await outcome(api.PATCH("/api/v1/me", { body }));
  if (reply.ok) updateMe(reply.value);
  return reply;
}

/** The username, which others see, and the person's own name. What nobody typed in follows what is saved. */
export function NamesSection({ me }: { me: Me }) {
  const [typed, setTyped] = useState<Partial<Names>>({});
  const [busy, setBusy] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const names = { ...namesOf(me), ...typed };
  const { displayName: username, name } = names;
  const isEmpty = username.trim() === "" || name.trim() === "";

  async function save() {
    setBusy(true);
    setProblem(undefined);
    const answer = await saveNames(names);
    setBusy(false);
    if (answer.ok) {
      setTyped({});
      offerOldValue(enAccount.profile.saved, {
        what: words.taken,
        before: namesOf(me),
        after: namesOf(answer.value),
        now: () => {
          const { me: present } = session.get();
          return present?.UID === me.UID ? namesOf(present) : undefined;
        },
        set: saveNames,
      });
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
          onChange={(displayName) => setTyped({ ...typed, displayName })}
          error={missing(username, words.usernameEmpty) ?? fieldError(problem, "/username")}
        />
        <TextField
          label={words.name}
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          value={name}
          onChange={(value) => setTyped({ ...typed, name: value })}
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
