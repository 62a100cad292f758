import { type FormEvent, useEffect, useState } from "react";
import { api, outcome } from "../../api/client";
import { fieldError, type Problem } from "../../api/problem";
import type { WireGoogleLink } from "../../api/types";
import { enAccount } from "../../texts/en-account";
import { enGoogle } from "../../texts/en-google";
import { showToast } from "../../toasts/show-toast";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/text-field";
import { startGoogleLink } from "../google-sign-in";
import { loadMe, type Me, session } from "../session";
import { ProfileSection } from "./profile-section";

const words = enGoogle.profile;

/** One more way to log in, where this server has it. */
export function GoogleSection({ me }: { me: Me }) {
  const [link, setLink] = useState<WireGoogleLink>();
  useEffect(() => {
    let isHere = true;
    async function load() {
      const answer = await outcome(api.GET("/api/v1/me/google"));
      if (isHere && answer.ok) setLink(answer.value);
    }
    void load();
    // Asked again with each news of the person: the window in which they linked tells all tabs.
    const unsubscribe = session.subscribe(() => void load());
    return () => {
      isHere = false;
      unsubscribe();
    };
  }, []);
  if (!link?.isSetUp) return null;
  return (
    <ProfileSection title={words.title} text={link.isLinked ? words.linked : words.notLinked}>
      {link.isLinked ? <Unlink me={me} /> : <Link me={me} />}
    </ProfileSection>
  );
}

function Unlink({ me }: { me: Me }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  if (!me.hasPassword) return <Banner>{words.onlyWay}</Banner>;

  async function unlink() {
    setBusy(true);
    const answer = await outcome(api.DELETE("/api/v1/me/google"));
    setBusy(false);
    setProblem(answer.ok ? undefined : answer.problem);
    if (!answer.ok) return;
    showToast({ kind: "positive", text: words.unlinked });
    await loadMe();
  }
  return (
    <>
      {problem && <Banner kind="danger">{problem.detail}</Banner>}
      <Button className="self-start" busy={busy} onClick={() => void unlink()}>
        {words.unlink}
      </Button>
    </>
  );
}

function Link({ me }: { me: Me }) {
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  useEffect(() => {
    if (!waiting) return undefined;
    // Whoever comes back to this page has left the other window: it may have said its word unheard.
    const handleFocus = () => void loadMe();
    addEventListener("focus", handleFocus);
    return () => removeEventListener("focus", handleFocus);
  }, [waiting]);

  async function start() {
    setBusy(true);
    setProblem(undefined);
    const started = await startGoogleLink(me.hasPassword ? password : undefined);
    setBusy(started.ok && started.value === "page");
    setWaiting(started.ok && started.value === "popup");
    if (!started.ok) setProblem(started.problem);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!busy && (password !== "" || !me.hasPassword)) void start();
  }
  const isMissing = hasTried && me.hasPassword && password === "";
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
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
            isMissing ? enAccount.profile.password.currentEmpty : fieldError(problem, "/password")
          }
        />
      )}
      {problem && problem.errors.length === 0 && <Banner kind="danger">{problem.detail}</Banner>}
      {waiting && <Banner>{enGoogle.popupOpen}</Banner>}
      <Button type="submit" busy={busy} className="self-start">
        {words.link}
      </Button>
    </form>
  );
}
