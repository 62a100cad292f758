import { bugPageSize } from "../../bugs/ask-bug-page";
import type { Cell } from "../../store/cell";
import { emptyList, type QueryList, wholeList, withPage } from "../../store/query-list";
import { replicaOf } from "../../store/replica";
import { batch } from "../../store/topic";
import { watchChanges } from "../../sync/appliers";
import type { AnswerHere, Soon } from "./answer-here";
import { hereFor, hereSoon } from "./here";
import { askBugs, askedOf, nameOfQuestion, type Question } from "./list-api";

/** Counts what was asked of a list: an answer to an earlier question is stale. */
const turns = new WeakMap<Cell<QueryList>, number>();

function nextTurn(list: Cell<QueryList>): number {
  const turn = (turns.get(list) ?? 0) + 1;
  turns.set(list, turn);
  return turn;
}

let timesHeard = 0;
watchChanges(() => {
  timesHeard += 1;
});

/** How often changes had been heard when the server was asked for a list last. */
const heardThen = new WeakMap<Cell<QueryList>, number>();

/** Whether it may be another one since it was asked for: while no screen shows a list, nothing keeps it as it is. */
export function isOutdated(question: Question): boolean {
  return hereFor(question.orgID) !== undefined || heardThen.get(listOf(question)) !== timesHeard;
}

export function listOf(question: Question): Cell<QueryList> {
  return replicaOf(question.orgID).queryLists.of(nameOfQuestion(question));
}

/** The next page of a question's bugs, into the store; does nothing while one is on its way. */
export async function loadNextPage(question: Question): Promise<void> {
  const list = listOf(question);
  const { cursor, isComplete, state } = list.get();
  if (state.is === "loading" || isComplete) return;
  const turn = nextTurn(list);
  const soon = answered(question);
  if (soon !== undefined && !(soon instanceof Promise)) {
    list.set(wholeList(soon));
    return;
  }
  list.set({ ...list.get(), state: { is: "loading" } });
  const answer = await soon;
  if (answer !== undefined) {
    if (turns.get(list) === turn) list.set(wholeList(answer));
    return;
  }
  const heard = timesHeard;
  const page = await askBugs(question, bugPageSize, cursor);
  // Emptied meanwhile, it is not gone on with.
  if (turns.get(list) !== turn || list.get().state.is !== "loading") return;
  if (!page.ok) {
    list.set({ ...list.get(), state: { is: "failed", problem: page.problem } });
    return;
  }
  batch(() => {
    replicaOf(question.orgID).bugs.putRows(page.value);
    list.set(withPage(list.get(), page.value));
  });
  heardThen.set(list, heard);
}

/** Asks for a list before somebody shows it; done when its beginning is here. */
export async function beginList(question: Question): Promise<void> {
  if (listOf(question).get().state.is === "none") await loadNextPage(question);
}

/**
 * Asks anew for the bugs that are on screen and those above them, and shows them in one go; nothing is
 * seen of it where nothing moved. A failure leaves the list as it is: the next change asks again.
 */
export async function refreshList(question: Question, countMin: number): Promise<void> {
  const list = listOf(question);
  const before = list.get();
  // A page on its way is newer than what this would ask for.
  if (before.state.is === "loading" || before.state.is === "none") return;
  const turn = nextTurn(list);
  const soon = hereFor(question.orgID)?.answerHere(askedOf(question));
  const answer = soon instanceof Promise ? await soon : soon;
  if (answer !== undefined) {
    if (turns.get(list) === turn) showAnswer(list, answer);
    return;
  }
  const heard = timesHeard;
  let fresh = emptyList;
  while (fresh.ids.length < countMin || fresh.state.is === "none") {
    // One page says where the next begins.
    // oxlint-disable-next-line no-await-in-loop
    const page = await askBugs(question, bugPageSize, fresh.cursor);
    if (!page.ok || turns.get(list) !== turn || list.get().state.is === "none") return;
    replicaOf(question.orgID).bugs.putRows(page.value);
    fresh = withPage(fresh, page.value);
    if (fresh.isComplete) break;
  }
  list.set(sameIDs(before, fresh) ? { ...fresh, ids: before.ids } : fresh);
  heardThen.set(list, heard);
}

function answered(question: Question): Soon<AnswerHere> {
  const here = hereSoon(question.orgID);
  if (!(here instanceof Promise)) return here?.answerHere(askedOf(question));
  return here.then((code) => code?.answerHere(askedOf(question)));
}

/** The whole of it, where it is another one. */
function showAnswer(list: Cell<QueryList>, answer: AnswerHere): void {
  const { ids, notes, isComplete, state } = list.get();
  const isSame = ids === answer.ids && notes === answer.notes && isComplete && state.is === "ready";
  if (!isSame) list.set(wholeList(answer));
}

function sameIDs(a: QueryList, b: QueryList): boolean {
  return (
    a.ids.length === b.ids.length &&
    b.ids.slice(0, b.ids.length).every((id, index) => id === a.ids.at(index))
  );
}
