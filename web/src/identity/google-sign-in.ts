import { api, type Outcome, outcome } from "../api/client";
import type { paths } from "../api/schema";

const windowName = "lacewing-google";
const windowLook = "popup,width=480,height=680";

type Finish = paths["/api/v1/auth/google/finish"]["post"];
export type FinishedSignIn = Finish["responses"][200]["content"]["application/json"];
type Start = (isPopup: boolean) => Promise<Outcome<{ authorizationURL: string }>>;
export type GoogleAnswer = Finish["requestBody"]["content"]["application/json"];

export function startGoogleSignIn(next: string): Promise<Outcome<"popup" | "page">> {
  return leadThere((isPopup) =>
    outcome(api.POST("/api/v1/auth/google/start", { body: { next, isPopup } })),
  );
}

/** Begins to link a Google account with the person's own, which the password proves where it has one. */
export function startGoogleLink(password: string | undefined): Promise<Outcome<"popup" | "page">> {
  const proof = password === undefined ? {} : { password };
  return leadThere((isPopup) =>
    outcome(api.POST("/api/v1/me/google", { body: { ...proof, isPopup } })),
  );
}

/**
 * Goes to Google: in a window of its own, or in this page where such windows are blocked. The
 * window gets no way back to this page; it ends by itself, and this page hears of it.
 */
async function leadThere(start: Start): Promise<Outcome<"popup" | "page">> {
  const started = await start(true);
  if (!started.ok) return started;
  const popup = window.open("", windowName, windowLook);
  if (popup) {
    popup.opener = null;
    popup.location.href = started.value.authorizationURL;
    return { ok: true, value: "popup" };
  }
  const inPage = await start(false);
  if (!inPage.ok) return inPage;
  location.assign(inPage.value.authorizationURL);
  return { ok: true, value: "page" };
}

/** Whether the page that Google led back to is such a window. */
export function isPopupState(state: string): boolean {
  return state.startsWith("popup.");
}

export function finishGoogleSignIn(body: GoogleAnswer): Promise<Outcome<FinishedSignIn>> {
  return outcome(api.POST("/api/v1/auth/google/finish", { body }));
}

export function linkGoogleSignIn(password: string): Promise<Outcome<FinishedSignIn>> {
  return outcome(api.POST("/api/v1/auth/google/link", { body: { password } }));
}
