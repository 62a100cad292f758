import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { enLanding } from "../texts/en-landing";
import { takeEarlyMessage } from "../ui/early-forms";
import { emailProblem, requestDemo } from "./request-demo";

const words = enLanding.demo;

interface Message {
  text: string;
  done: boolean;
}

/**
 * One address and a button. Before React arrives the page's inline script sends it, by the data
 * attributes; `method="dialog"` keeps a browser without scripts from sending anything.
 */
export function DemoForm() {
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<Message>();
  const early = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => setMessage(takeEarlyMessage(early.current)), []);

  async function submit(email: string) {
    const wrong = emailProblem(email);
    if (wrong !== undefined) {
      setMessage({ text: wrong, done: false });
      field.current?.focus();
      return;
    }
    setBusy(true);
    setMessage(undefined);
    const ended = await requestDemo(email);
    setBusy(false);
    setMessage(ended);
    if (ended.done && field.current?.value === email) field.current.value = "";
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void submit(field.current?.value ?? "");
  }
  return (
    <form
      id="request-demo"
      ref={early}
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
      data-send="/api/v1/demo-requests"
      data-missing={JSON.stringify({ email: words.empty })}
      data-invalid={words.invalid}
      data-failed={words.failed}
      data-done={words.done}
      className="w-full max-w-110"
    >
      <div className="flex gap-2 max-narrow:flex-col">
        <input
          ref={field}
          type="email"
          name="email"
          autoComplete="email"
          aria-label={words.label}
          aria-describedby="demo-message"
          aria-invalid={message?.done === false || undefined}
          maxLength={254}
          placeholder={words.placeholder}
          className="press h-11 min-w-0 flex-1 rounded-control border border-border-strong bg-surface px-3 text-lead text-text hover:border-text-3 aria-invalid:border-danger max-narrow:flex-none"
        />
        <button
          type="submit"
          aria-busy={busy || undefined}
          className="press h-11 shrink-0 rounded-control bg-accent px-5 text-read font-medium text-accent-fg hover:bg-accent-hover"
        >
          {words.submit}
        </button>
      </div>
      <p
        id="demo-message"
        data-message=""
        role={message && (message.done ? "status" : "alert")}
        className={`min-h-7 pt-1.5 text-ui ${message?.done ? "text-success" : "text-danger"}`}
      >
        {message?.text}
      </p>
    </form>
  );
}
