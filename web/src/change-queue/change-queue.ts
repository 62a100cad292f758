import type { Outcome } from "../api/client";
import { type Problem, unreachable } from "../api/problem";
import { connectionPhase } from "../sync/connection";
import { enChangeQueue as words } from "../texts/en-change-queue";
import { showToast } from "../toasts/show-toast";
import { leaveGuard } from "../ui/leave-guard";
import { type ChangeKind, kindOf, knowKind } from "./change-kind";
import { forgetChange, keepChange, keptChanges } from "./kept-changes";
import {
  aloneHere,
  emptyQueue,
  type Outgoing,
  type QueueEffect,
  type QueueEvent,
  step,
} from "./queue";
import { hearTabs, inTurn, tellTabs } from "./tabs";
import { refusedChanges, waitingChanges } from "./waiting";

/** What became of a change: answered, or kept until there is a network. */
export type Sent<T> =
  | { ok: true; value: T; isWaiting?: undefined }
  /** `later` has the answer, if it comes while this page lives. */
  | { ok: true; value?: undefined; isWaiting: true; later: Promise<Outcome<T>> }
  | { ok: false; problem: Problem };

/** Without an answer for so long, a change is kept: the page may be closed before it comes. */
const lateMs = 1500;
/** Without an answer for so long, it is sent again. */
const answerMsMax = 30_000;

/** The server, or what stands before it, may take it another time; a session that ended is opened again. */
const passing = new Set([0, 401, 429, 502, 503, 504]);

/** How often a tab that does not send looks whether it may. */
const otherTabMs = 5000;
/** So long changes wait at the start of a page until it is known what earlier pages kept. */
const storageMsMax = 10_000;

let state = emptyQueue;
let uid: string | undefined;
let restTimer: ReturnType<typeof setTimeout> | undefined;
let leavePhase = (): void => undefined;

const guard = leaveGuard(() => aloneHere(state, Date.now()).length > 0);

interface Waiter {
  answer: (reply: Outcome<unknown>) => void;
  wait: () => void;
}
const waiters = new Map<string, Waiter>();

/** Shows the change at once and sends it; where the network is missing it is kept and sent later. */
export function sendChange<Data, Value>(
  kind: ChangeKind<Data, Value>,
  { id, subject, data }: { id: string; subject: string; data: Data },
): Promise<Sent<Value>> {
  knowKind(kind);
  const item: Outgoing = { id, kind: kind.name, subject, order: Date.now(), data };
  return new Promise((resolve) => {
    const later = new Promise<Outcome<Value>>((answer) => {
      waiters.set(id, {
        answer: (reply) => {
          // The kind's own `send` gave it.
          answer(reply as Outcome<Value>);
          resolve(reply as Outcome<Value>);
        },
        wait: () => resolve({ ok: true, isWaiting: true, later }),
      });
    });
    dispatch({ is: "made", item, isOnline: mayReach() });
  });
}

/** The person gives a change up that has not been sent. */
export function discardChange(id: string): void {
  dispatch({ is: "dropped", id });
  tellTabs({ is: "gone", id });
}

/** From now on changes of that person are kept, and what earlier pages kept is sent. */
export async function openChangeQueue(person: string): Promise<void> {
  uid = person;
  hearTabs(person, (word) => {
    if (word.is === "kept") void readKept();
    else if (word.is === "gone") dispatch({ is: "dropped", id: word.id });
    else settleElsewhere(word.id, word.value);
  });
  leavePhase = connectionPhase.subscribe(() => {
    if (connectionPhase.get() === "open") wake();
  });
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", keepAlone);
  await readKept();
  wake();
}

/** What is kept stays for the next time; nothing of it is shown. */
export function closeChangeQueue(): void {
  uid = undefined;
  hearTabs(undefined);
  leavePhase();
  removeEventListener("online", wake);
  document.removeEventListener("visibilitychange", keepAlone);
  clearTimeout(restTimer);
  waiters.clear();
  refusedChanges.set([]);
  dispatch({ is: "left" });
}

function mayReach(): boolean {
  return navigator.onLine || connectionPhase.get() === "open";
}

/** A phone ends pages that nobody sees without asking: what would be lost is kept before. */
function keepAlone(): void {
  if (document.visibilityState !== "hidden" || !state.isRead) return;
  for (const { id } of aloneHere(state, Date.now())) dispatch({ is: "late", id });
}

function dispatch(event: QueueEvent): void {
  const [next, effects] = step(state, event);
  state = next;
  guard(state.items.length > 0);
  for (const effect of effects) perform(effect);
  showWaiting();
}

function perform(effect: QueueEffect): void {
  switch (effect.do) {
    case "show":
      kindOf(effect.item.kind)?.show(effect.item.data, effect.item.id);
      break;
    case "hide":
      kindOf(effect.item.kind)?.hide(effect.item.data, effect.item.id);
      break;
    case "send":
      void transmit(effect.item);
      break;
    case "keep":
      waiters.get(effect.item.id)?.wait();
      void keep(effect.item);
      break;
    case "forget":
      void forgetChange(effect.id);
      break;
    case "rest":
      rest(effect.ms);
      break;
    case "wake":
      wake();
      break;
    case "yield":
      endTurn();
      break;
  }
}

async function transmit(item: Outgoing): Promise<void> {
  const { id, data } = item;
  const kind = kindOf(item.kind);
  if (kind === undefined) return;
  const late = setTimeout(() => dispatch({ is: "late", id }), lateMs);
  const reply = await answerOf(kind.send(data, id));
  clearTimeout(late);
  const queued = state.items.find((each) => each.id === id);
  // The person left or gave it up: what it changed comes by the log.
  if (queued === undefined) return;
  if (!reply.ok && passing.has(reply.problem.status)) {
    dispatch({ is: "unreached", id, chance: Math.random() });
    return;
  }
  if (reply.ok) kind.settle(data, id, reply.value);
  else kind.hide(data, id);
  if (queued.isKept) {
    tellTabs(reply.ok ? { is: "done", id, value: reply.value } : { is: "gone", id });
  }
  dispatch({ is: "answered", id });
  waiters.get(id)?.answer(reply);
  waiters.delete(id);
  if (queued.isKept) tellLate(kind, item, reply);
}

/** A request that hangs keeps nothing from being sent again. */
async function answerOf(reply: Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<Outcome<unknown>>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, problem: unreachable }), answerMsMax);
  });
  const first = await Promise.race([reply, silence]);
  clearTimeout(timer);
  return first;
}

/** Nobody waits for the answer any more: what the person has to know is told here. */
function tellLate(
  kind: ChangeKind<unknown, unknown>,
  { id, data }: Outgoing,
  reply: Outcome<unknown>,
): void {
  if (reply.ok) {
    if (!state.items.some(({ isKept }) => isKept)) {
      showToast({ kind: "positive", text: words.allSaved });
    }
    return;
  }
  const name = kind.named(data);
  const reason = reply.problem.detail;
  kind.keepText(data, reply.problem);
  refusedChanges.set([...refusedChanges.get(), { id, name, reason }]);
  const { path, open } = name;
  showToast({
    kind: "negative",
    text: words.refused(name.text, reason),
    ...(path !== undefined && { link: { label: words.show, path } }),
    ...(open && { action: { label: words.show, onSelect: open } }),
  });
}

/** Another tab sent it: what the server said of it is shown here too. */
function settleElsewhere(id: string, value: unknown): void {
  const item = state.items.find((each) => each.id === id);
  if (item !== undefined) kindOf(item.kind)?.settle(item.data, id, value);
  dispatch({ is: "answered", id });
}

async function keep(item: Outgoing): Promise<void> {
  if (uid === undefined) return;
  try {
    await keepChange(uid, item);
  } catch {
    // Storage is switched off or full: it is sent all the same, while the page lives.
    return;
  }
  dispatch({ is: "written", id: item.id });
  tellTabs({ is: "kept" });
}

async function readKept(): Promise<void> {
  const person = uid;
  if (person === undefined) return;
  const read = keptChanges(person).then((items) => found(person, items));
  if (state.isRead) {
    await read.catch(() => undefined);
    return;
  }
  // Storage that is switched off, or gives no answer, holds nothing up. What it says later is heard.
  const pause = new Promise((resolve) => setTimeout(resolve, storageMsMax));
  await Promise.race([read, pause]).catch(() => undefined);
  if (state.isRead) return;
  found(person, []);
  void read.then(wake).catch(() => undefined);
}

function found(person: string, items: Outgoing[]): void {
  if (uid === person) dispatch({ is: "found", items, isOnline: mayReach() });
}

function rest(ms: number): void {
  clearTimeout(restTimer);
  restTimer = setTimeout(wake, ms);
}

let isAwake = false;
let isWakeWanted = false;
let endTurn = (): void => undefined;

/** Tries to send what is kept, now or right after the try that runs. */
function wake(): void {
  isWakeWanted = true;
  if (!isAwake) void tryAll();
}

async function tryAll(): Promise<void> {
  isAwake = true;
  while (isWakeWanted) {
    isWakeWanted = false;
    // oxlint-disable-next-line no-await-in-loop
    await tryOnce();
  }
  isAwake = false;
}

async function tryOnce(): Promise<void> {
  const person = uid;
  const hasKept = state.items.some(({ isKept }) => isKept);
  if (person === undefined || !hasKept || !mayReach()) return;
  const didSend = await inTurn(person, async () => {
    // Another tab may have sent some of them.
    await readKept();
    if (uid !== person) return;
    await new Promise<void>((resolve) => {
      endTurn = resolve;
      dispatch({ is: "turn" });
    });
  });
  // Should the tab that sends be closed, this one goes on.
  if (!didSend) rest(otherTabMs);
}

/** As screens show it. */
function showWaiting(): void {
  const kept = state.items.filter(({ isKept }) => isKept);
  const shown = waitingChanges.get();
  const isSame = kept.length === shown.length && kept.every(({ id }, at) => id === shown[at]?.id);
  if (isSame) return;
  waitingChanges.set(
    kept.flatMap(({ id, kind, data }) => {
      const known = kindOf(kind);
      return known === undefined ? [] : [{ id, name: known.named(data) }];
    }),
  );
}
