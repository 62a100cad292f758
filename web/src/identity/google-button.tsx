import { useEffect, useState } from "react";
import type { Problem } from "../api/problem";
import { enGoogle } from "../texts/en-google";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { startGoogleSignIn } from "./google-sign-in";
import { loadMe } from "./session";

/** Stands in both forms. A sign-in that ends in another window is heard as in every tab. */
export function GoogleButton() {
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  useEffect(() => {
    if (!waiting) return undefined;
    // Whoever comes back to this page has left the other window: it may have said its word unheard.
    const handleFocus = () => void loadMe();
    addEventListener("focus", handleFocus);
    return () => removeEventListener("focus", handleFocus);
  }, [waiting]);

  async function handleClick() {
    setBusy(true);
    setProblem(undefined);
    const next = new URLSearchParams(location.search).get("next") ?? "";
    const started = await startGoogleSignIn(next);
    setWaiting(started.ok && started.value === "popup");
    if (!started.ok) setProblem(started.problem);
    setBusy(started.ok && started.value === "page");
  }
  return (
    <div className="flex flex-col gap-3">
      <Button size="large" busy={busy} onClick={() => void handleClick()}>
        {enGoogle.button}
      </Button>
      {problem && <Banner kind="danger">{problem.detail}</Banner>}
      {waiting && <Banner>{enGoogle.popupOpen}</Banner>}
    </div>
  );
}
