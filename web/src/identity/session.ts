import { api, type Outcome, outcome } from "../api/client";
import type { Problem } from "../api/problem";
import type { paths } from "../api/schema";
import { Cell } from "../store/cell";
import { useCell } from "../store/use-cell";

/** Who is signed in, as the server tells them about themselves. */
export type Me = paths["/api/v1/me"]["get"]["responses"][200]["content"]["application/json"];

/** `loading` with a problem: the server has not answered yet and is asked again. */
export type Session =
  | { state: "loading"; problem?: Problem; me?: undefined }
  | { state: "out"; me?: undefined }
  | { state: "in"; me: Me };

const retryMs = 3000;

export const session = new Cell<Session>({ state: "loading" });

/** Asks who is signed in; where no answer comes, asks again until one does. */
export async function loadMe(): Promise<void> {
  const answer = await outcome(api.GET("/api/v1/me"));
  if (answer.ok) {
    session.set({ state: "in", me: answer.value });
  } else if (answer.problem.status === 401) {
    session.set({ state: "out" });
  } else if (session.get().state !== "in") {
    session.set({ state: "loading", problem: answer.problem });
    setTimeout(() => void loadMe(), retryMs);
  }
}

export function useMe(): Session {
  return useCell(session);
}

export async function logIn(email: string, password: string): Promise<Outcome<Me>> {
  const answer = await outcome(api.POST("/api/v1/auth/log-in", { body: { email, password } }));
  if (answer.ok) session.set({ state: "in", me: answer.value });
  return answer;
}

/** Ends this session. Where the server cannot be told, the person stays signed in and learns why. */
export async function logOut(): Promise<Outcome<undefined>> {
  const answer = await outcome(api.POST("/api/v1/auth/log-out"));
  if (answer.ok) session.set({ state: "out" });
  return answer;
}

/** For whoever meets a 401: the session has ended elsewhere. */
export function markSignedOut(): void {
  session.set({ state: "out" });
}
