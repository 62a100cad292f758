import { useCallback, useEffect, useRef, useState } from "react";
import { goTo } from "../routing/history";
import { Link } from "../routing/link";
import { enGoogle } from "../texts/en-google";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { AuthFrame } from "./auth-frame";
import { GoogleLinkForm } from "./google-link-form";
import {
  type FinishedSignIn,
  finishGoogleSignIn,
  type GoogleAnswer,
  isPopupState,
} from "./google-sign-in";
import { nextPath } from "./next-path";
import { loadOpenedSession } from "./session";

type Stage =
  | { is: "busy" }
  | { is: "failed"; detail: string }
  | { is: "link"; email: string }
  | { is: "done"; next: string; text: string };

const words = enGoogle.callback;

/**
 * Where Google leads back to. Nothing has changed until this page sends what Google said. A window
 * of its own ends by itself; it needs nothing from the page that opened it.
 */
export function GoogleCallbackPage() {
  const [told] = useState(readAnswer);
  const [stage, setStage] = useState<Stage>(
    told ? { is: "busy" } : { is: "failed", detail: words.incomplete },
  );
  const isSent = useRef(false);
  const isPopup = isPopupState(told?.state ?? "");

  const handleFinished = useCallback(
    async ({ result, email, next }: FinishedSignIn) => {
      if (result === "link_needed") {
        setStage({ is: "link", email: email ?? "" });
        return;
      }
      await loadOpenedSession();
      const path = nextPath(`?${new URLSearchParams({ next })}`);
      if (!isPopup) {
        goTo(path, { replace: true });
        return;
      }
      const text = result === "linked" ? words.linked : words.done;
      setStage({ is: "done", next: path, text });
      window.close();
    },
    [isPopup],
  );
  useEffect(() => {
    if (!told || isSent.current) return;
    isSent.current = true;
    // Neither the history nor a shared link is to hold what was said.
    history.replaceState(history.state, "", location.pathname);
    async function send(what: GoogleAnswer) {
      const answer = await finishGoogleSignIn(what);
      if (answer.ok) await handleFinished(answer.value);
      else setStage({ is: "failed", detail: answer.problem.detail });
    }
    void send(told);
  }, [told, handleFinished]);

  if (stage.is === "link") {
    return (
      <AuthFrame title={enGoogle.link.title} subtitle={enGoogle.link.subtitle(stage.email)}>
        <GoogleLinkForm email={stage.email} onLinked={(how) => void handleFinished(how)} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={words.title}>
      {stage.is === "busy" && <p role="status">{words.busy}</p>}
      {stage.is === "failed" && <Banner kind="danger">{stage.detail}</Banner>}
      {stage.is === "done" && <Banner kind="success">{stage.text}</Banner>}
      {stage.is !== "busy" && isPopup && (
        <Button variant="primary" size="large" onClick={() => window.close()}>
          {words.close}
        </Button>
      )}
      {stage.is === "failed" && (
        <Link to="/auth" className="text-read font-medium text-accent-text underline">
          {words.back}
        </Link>
      )}
      {stage.is === "done" && (
        <a href={stage.next} className="text-read font-medium text-accent-text underline">
          {words.goOn}
        </a>
      )}
    </AuthFrame>
  );
}

/** What Google wrote into the address. */
function readAnswer(): GoogleAnswer | undefined {
  const query = new URLSearchParams(location.search);
  const state = query.get("state");
  if (state === null) return undefined;
  const told: GoogleAnswer = { state };
  for (const name of ["code", "error", "iss"] as const) {
    const value = query.get(name);
    if (value !== null) told[name] = value;
  }
  return told;
}
