/**
 * What people did with a prerendered page's forms before React came: `inline/early-forms.js` sends
 * them and writes the message into the form's `[data-message]`; typed values stand in the fields.
 */

interface EarlyMessage {
  text: string;
  done: boolean;
}

interface EarlyForms {
  /** Settled when nothing is on its way. */
  busy: Promise<unknown>;
  /** Set once React answers submits. */
  over?: boolean;
}

declare global {
  interface Window {
    lacewingEarly?: EarlyForms;
  }
}

const messages = new Map<string, EarlyMessage>();
const typed = new Map<string, string>();

/** Keeps what was typed and told, and leaves the page as it was sent, so that React can take it over. */
export async function collectEarlyForms(root: HTMLElement): Promise<void> {
  await window.lacewingEarly?.busy;
  if (window.lacewingEarly) window.lacewingEarly.over = true;
  for (const field of root.querySelectorAll<HTMLInputElement>("input[name]")) {
    if (field.value !== "") typed.set(field.name, field.value);
  }
  for (const form of root.querySelectorAll<HTMLFormElement>("form[data-send]")) {
    const line = form.querySelector("[data-message]");
    if (line === null || line.textContent === "") continue;
    messages.set(form.dataset["send"] ?? "", {
      text: line.textContent,
      done: line.getAttribute("role") === "status",
    });
    line.removeAttribute("role");
    line.replaceChildren();
  }
}

/** The message that the form got before React came, once. */
export function takeEarlyMessage(form: HTMLFormElement | null): EarlyMessage | undefined {
  const key = form?.dataset["send"] ?? "";
  const message = messages.get(key);
  messages.delete(key);
  return message;
}

/** What was typed into the field before React came; empty where nothing was. */
export function earlyValue(name: string): string {
  return typed.get(name) ?? "";
}
