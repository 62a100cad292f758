import { useEffect, useState, useSyncExternalStore } from "react";
import { goTo } from "../routing/history";
import { enIdentity } from "../texts/en-identity";
import { showToast } from "../toasts/show-toast";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { earlyValue } from "../ui/early-forms";
import type { AuthFields } from "./auth-fields";
import { AuthFrame } from "./auth-frame";
import { GoogleButton } from "./google-button";
import { LogInForm } from "./log-in-form";
import { nextPath } from "./next-path";
import { useMe } from "./session";
import { SignUpForm } from "./sign-up-form";

type Mode = "logIn" | "signUp";

const modeOfAddress = (): Mode => (location.hash === "#sign-up" ? "signUp" : "logIn");
const modeOfPrerendered = (): Mode => "logIn";
/** The address asks once, when the page opens. */
const nothing = () => () => {};

/** Login and Sign Up, prerendered in Login. What was typed stays through failures and through the change of mode. */
export function AuthPage() {
  const { state } = useMe();
  const asked = useSyncExternalStore(nothing, modeOfAddress, modeOfPrerendered);
  const [chosen, setMode] = useState<Mode>();
  const mode = chosen ?? asked;
  const [fields, setFields] = useState<AuthFields>(() => ({
    username: "",
    name: "",
    email: earlyValue("email"),
    password: earlyValue("password"),
  }));
  const [created, setCreated] = useState<string>();
  const words = enIdentity[mode];

  useEffect(() => {
    if (state === "in") goTo(nextPath(location.search), { replace: true });
  }, [state]);
  if (state === "in") return null;

  function handleCreated(message: string) {
    setCreated(message);
    showToast({ kind: "positive", text: enIdentity.signUp.done });
    setFields((typed) => ({ ...typed, password: "" }));
    setMode("logIn");
  }
  function handleToggle() {
    setCreated(undefined);
    setMode(mode === "logIn" ? "signUp" : "logIn");
  }
  const form = {
    fields,
    onChange: (changed: Partial<AuthFields>) => setFields((typed) => ({ ...typed, ...changed })),
  };
  return (
    <AuthFrame title={words.title} subtitle={words.subtitle}>
      {created && <Banner kind="success">{created}</Banner>}
      {mode === "logIn" ? (
        <LogInForm {...form} />
      ) : (
        <SignUpForm {...form} onCreated={handleCreated} />
      )}
      <GoogleButton key={mode} />
      <p className="flex items-center justify-center gap-1 text-ui text-text-2">
        {words.toggleQuestion}
        <Button variant="ghost" size="small" className="text-accent-text" onClick={handleToggle}>
          {mode === "logIn" ? enIdentity.signUp.submit : enIdentity.logIn.submit}
        </Button>
      </p>
    </AuthFrame>
  );
}
