import { useState } from "react";
import type { Outcome } from "../api/client";
import { Link } from "../routing/link";
import { enAccount } from "../texts/en-account";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { AuthFrame } from "./auth-frame";

/**
 * Behind a mailed link: one button. The secret stands in the fragment, which no server sees; opening
 * the page changes nothing, so that mail scanners do nothing either.
 */
export function LinkPage<T>({
  words,
  onUse,
  done,
  goOn,
}: {
  words: { title: string; subtitle: string; button: string };
  onUse: (token: string) => Promise<Outcome<T>>;
  done: (value: T) => string;
  goOn?: { to: "/auth" | "/profile"; label: string };
}) {
  const [token] = useState(() => location.hash.slice(1));
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Outcome<T>>();

  async function handlePress() {
    setBusy(true);
    setAnswer(await onUse(token));
    setBusy(false);
  }
  if (answer?.ok) {
    return (
      <AuthFrame title={words.title}>
        <Banner kind="success">{done(answer.value)}</Banner>
        {goOn && (
          <Link
            to={goOn.to}
            className="self-center text-read font-medium text-accent-text underline"
          >
            {goOn.label}
          </Link>
        )}
      </AuthFrame>
    );
  }
  const isDead = token === "" || answer?.problem.code === "link_invalid";
  const failure = answer?.problem.detail ?? (isDead ? enAccount.incomplete : undefined);
  return (
    <AuthFrame title={words.title} subtitle={words.subtitle}>
      {failure && <Banner kind="danger">{failure}</Banner>}
      {!isDead && (
        <Button variant="primary" size="large" busy={busy} onClick={() => void handlePress()}>
          {words.button}
        </Button>
      )}
    </AuthFrame>
  );
}
