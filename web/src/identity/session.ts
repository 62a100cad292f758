import { api, type Outcome, outcome } from "../api/client";
import { type Problem, unreachable } from "../api/problem";
import type { paths } from "../api/schema";
import { Cell } from "../store/cell";
import { useCell } from "../store/use-cell";
import { forgetKeptHere, forgetUnsent } from "./kept-here";
import { forgetMe, rememberedMe, rememberMe } from "./remembered-me";

/** Who is signed in, as the server tells them about themselves. */
export type Me = paths["/api/v1/me"]["get"]["responses"][200]["content"]["application/json"];

/** `loading` with a problem: the server has not answered yet and is asked again. */
export type Session =
  | { state: "loading"; problem?: Problem; me?: undefined }
  | { state: "out"; me?: undefined }
  | { state: "in"; me: Me };

const retryMs = 3000;

export const session = new Cell<Session>({ state: "loading" });

/** Counts log-ins and log-outs, begun and ended: an answer that was asked for before is stale. */
let turns = 0;

/** Nobody has answered yet who is signed in: it is asked on. */
let isFromMemory = false;

/** The cookie beside the session's, which pages may read: without it nobody is signed in. */
function mayBeSignedIn(): boolean {
  return /(?:^|;\s*)(?:__Host-)?lacewing-hint=1/.test(document.cookie);
}

/** Asks who is signed in; where no answer comes, asks again until one does. */
export async function loadMe(): Promise<void> {
  if (!mayBeSignedIn()) {
    session.set({ state: "out" });
    return;
  }
  const asked = turns;
  const answer = await outcome(api.GET("/api/v1/me"));
  if (asked !== turns) return;
  if (answer.ok) {
    isFromMemory = false;
    rememberMe(answer.value);
    session.set({ state: "in", me: answer.value });
  } else if (answer.problem.status === 401) {
    forgetMe();
    session.set({ state: "out" });
  } else if (session.get().state !== "in" || isFromMemory) {
    isFromMemory = begunFrom(answer.problem);
    setTimeout(() => void loadMe(), retryMs);
  }
}

/** Whether pages go on as whoever was signed in last; what they may see and do stays the server's to say. */
function begunFrom(problem: Problem): boolean {
  if (session.get().state === "in") return true;
  const me = problem.status === unreachable.status ? rememberedMe() : undefined;
  session.set(me ? { state: "in", me } : { state: "loading", problem });
  return me !== undefined;
}

/** Done when it is known who is signed in, if anybody. */
export function untilKnown(): Promise<void> {
  if (session.get().state !== "loading") return Promise.resolve();
  return new Promise((resolve) => {
    const leave = session.subscribe(() => {
      if (session.get().state === "loading") return;
      leave();
      resolve();
    });
  });
}

/** Another way in opened a session: asks anew, heeds no older answer, and tells the other tabs. */
export async function loadOpenedSession(): Promise<void> {
  turns += 1;
  await loadMe();
  tellOtherTabs();
}

export function useMe(): Session {
  return useCell(session);
}

export function logIn(email: string, password: string): Promise<Outcome<Me>> {
  const call = () => outcome(api.POST("/api/v1/auth/log-in", { body: { email, password } }));
  return turn(call, (me) => ({ state: "in", me }));
}

/** Ends this session. Where the server cannot be told, the person stays signed in and learns why. */
export function logOut(): Promise<Outcome<undefined>> {
  return turn(
    () => outcome(api.POST("/api/v1/auth/log-out")),
    () => ({ state: "out" }),
  );
}

/** Deletes the person's own account; they are signed out then. */
export function deleteAccount(body: {
  username: string;
  password?: string;
}): Promise<Outcome<undefined>> {
  return turn(
    () => outcome(api.POST("/api/v1/me/deletion", { body })),
    () => ({ state: "out" }),
  );
}

/** What a change of one's own made of oneself. */
export function updateMe(changed: Partial<{ [K in keyof Me]: Me[K] | undefined }>): void {
  const { me } = session.get();
  if (me !== undefined) session.set({ state: "in", me: { ...me, ...changed } as Me });
}

const tabsChannel = "lacewing.session";

/** A log-in or log-out in one tab is noticed in all. */
export function followOtherTabs(): void {
  new BroadcastChannel(tabsChannel).addEventListener("message", () => void loadMe());
}

function tellOtherTabs(): void {
  const channel = new BroadcastChannel(tabsChannel);
  // A channel has no target: it reaches this origin's tabs alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage("changed");
  channel.close();
}

async function turn<T>(
  call: () => Promise<Outcome<T>>,
  sessionAfter: (value: T) => Session,
): Promise<Outcome<T>> {
  turns += 1;
  const answer = await call();
  turns += 1;
  if (answer.ok) {
    const after = sessionAfter(answer.value);
    isFromMemory = false;
    if (after.state === "out") {
      forgetKeptHere();
      forgetUnsent();
    }
    if (after.state === "in") rememberMe(after.me);
    session.set(after);
    tellOtherTabs();
  } else if (session.get().state === "loading") {
    void loadMe();
  }
  return answer;
}
