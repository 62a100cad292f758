import { bugPageSize } from "../../bugs/ask-bug-page";
import type { AnswerHere, Soon } from "../../lists/asking/answer-here";
import { hereSoon } from "../../lists/asking/here";
import { nameOfQuestion, type Question } from "../../lists/asking/list-api";
import { parse } from "../../query/parse";
import type { Cell } from "../../store/cell";
import { emptyList, type QueryList, wholeList, withPage } from "../../store/query-list";
import { replicaOf } from "../../store/replica";
import { batch } from "../../store/topic";
import { whenIdle } from "../../ui/when-idle";
import { askCards } from "./board-api";

/** A board holds so many cards; of more it shows the first. */
export const cardsMax = 10_000;
/** Behind the first one pages are as large as the server gives them. */
const pageSize = 500;

type Cards = QueryList<readonly string[]>;

/** Counts how often a board was asked anew: pages of an earlier time are stale. */
const turns = new WeakMap<Cell<Cards>, number>();

function nextTurn(list: Cell<Cards>): () => boolean {
  const turn = (turns.get(list) ?? 0) + 1;
  turns.set(list, turn);
  return () => turns.get(list) === turn;
}

export function cardsOf(question: Question): Cell<Cards> {
  return replicaOf(question.orgID).boardLists.of(nameOfQuestion(question));
}

export function isWhole({ isComplete, ids }: Cards): boolean {
  return isComplete || ids.length >= cardsMax;
}

/**
 * The cards of a board, page after page while the browser has nothing better to do; what was here already
 * is asked anew, for changes went by meanwhile. Returns how to stop.
 */
export function loadBoard(question: Question): () => void {
  const list = cardsOf(question);
  let isWanted = true;
  let isMine = () => true;
  let dontWait = () => undefined as void;

  async function load(): Promise<void> {
    const { cursor, ids } = list.get();
    if (ids.length === 0) list.set({ ...list.get(), state: { is: "loading" } });
    const limit = cursor === undefined ? bugPageSize : Math.min(pageSize, cardsMax - ids.length);
    const isStillMine = isMine;
    const soon = cardsHere(question);
    const here = soon instanceof Promise ? await soon : soon;
    if (!isWanted || !isStillMine()) return;
    if (here !== undefined) {
      list.set(listOfCards(here));
      return;
    }
    const page = await askCards(question, limit, cursor);
    if (!isWanted || !isStillMine()) return;
    if (!page.ok) {
      list.set({ ...list.get(), state: { is: "failed", problem: page.problem } });
      return;
    }
    batch(() => {
      replicaOf(question.orgID).bugs.putRows(page.value);
      list.set(withPage(list.get(), page.value));
    });
    if (!isWhole(list.get())) dontWait = whenIdle(() => void load());
  }
  function begin() {
    isMine = nextTurn(list);
    dontWait();
    void load();
  }
  if (isWhole(list.get())) void refreshBoard(question);
  else begin();
  // Emptied where everything is loaded anew.
  const leave = list.subscribe(() => {
    if (list.get().state.is === "none") begin();
  });
  return () => {
    isWanted = false;
    leave();
    dontWait();
    // What was on its way when it was left is asked for again.
    if (isMine() && list.get().state.is === "loading") list.set(emptyList);
  };
}

/** From what is held; nothing where the server must be asked. */
function cardsHere(question: Question): Soon<AnswerHere> {
  const here = hereSoon(question.orgID);
  const asked = { ...question, order: "rank" } as const;
  return here instanceof Promise
    ? here.then((code) => code?.answerHere(asked))
    : here?.answerHere(asked);
}

/** The answers that cards were read from here. */
const answers = new WeakMap<Cards["ids"], AnswerHere>();

/** As many as a board has. */
function listOfCards(answer: AnswerHere): Cards {
  const { ids, notes } = answer;
  const list = wholeList({ ids: ids.slice(0, cardsMax), notes });
  answers.set(list.ids, answer);
  return { ...list, total: ids.length, isComplete: ids.length <= cardsMax };
}

/** Cards that stand by their ranks do so in whichever order the list has them. */
function isShown({ ids }: Cards, answer: AnswerHere, isRanked: boolean): boolean {
  const shown = answers.get(ids);
  if (shown === undefined || shown.notes !== answer.notes) return false;
  if (shown.ids.length !== answer.ids.length) return false;
  return shown.ids.isSameTo(cardsMax, answer.ids, isRanked ? "any" : "same");
}

/** Asks anew for all of it and shows it in one go; a failure leaves the board as it is. */
export async function refreshBoard(question: Question): Promise<void> {
  const list = cardsOf(question);
  // What is still coming in is new enough.
  if (!isWhole(list.get())) return;
  const isMine = nextTurn(list);
  const soon = cardsHere(question);
  const here = soon instanceof Promise ? await soon : soon;
  if (here !== undefined) {
    const isRanked = parse(question.q).sort.length === 0;
    if (isMine() && !isShown(list.get(), here, isRanked)) list.set(listOfCards(here));
    return;
  }
  let fresh = emptyList;
  do {
    // One page says where the next begins.
    // oxlint-disable-next-line no-await-in-loop
    const page = await askCards(question, pageSize, fresh.cursor);
    if (!page.ok || !isMine()) return;
    replicaOf(question.orgID).bugs.putRows(page.value);
    fresh = withPage(fresh, page.value);
  } while (!isWhole(fresh));
  list.set(fresh);
}

/** Of the changed bugs only those that are named belong to the board now. */
export function settleMembers(
  question: Question,
  changed: ReadonlySet<string>,
  members: readonly string[],
): void {
  const list = cardsOf(question);
  const before = list.get();
  const known = new Set(before.ids);
  const ids = [
    ...before.ids.filter((id) => !changed.has(id) || members.includes(id)),
    ...members.filter((id) => !known.has(id)),
  ];
  if (ids.length === before.ids.length && ids.every((id, at) => id === before.ids[at])) return;
  const total = before.total && before.total + ids.length - before.ids.length;
  list.set({ ...before, ids, total });
}
