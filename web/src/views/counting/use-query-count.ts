import { useEffect, useSyncExternalStore } from "react";
import { useMe } from "../../identity/session";
import { hereFor } from "../../lists/asking/here";
import { askBugs, askedOf, nameOfQuestion, type Question } from "../../lists/asking/list-api";
import { whenMoved } from "../../lists/asking/when-moved";
import { withGroup, withSort } from "../../query/edit";
import type { Cell } from "../../store/cell";
import type { QueryCount } from "../../store/query-counts";
import { replicaOf } from "../../store/replica";
import { heldVersion } from "../../sync/connection";
import { whenIdle } from "../../ui/when-idle";
import { GentleQueue } from "./gentle-queue";

const queue = new GentleQueue(2);
/** While changes keep coming, a count is asked for so often; more of them on screen each less often. */
const restMs = 1000;
const countsPerRest = 8;
/** "Not for two weeks" moves by itself. */
const goodForMs = 60_000;

let watched = 0;

/** How many bugs a question finds, exactly, while somebody looks; undefined until the answer is here. */
export function useQueryCount(question: Question, isSeen: boolean): number | undefined {
  const { orgID, projectID } = question;
  const me = useMe().me?.UID ?? "";
  // In whichever order and groups, it is as many; by key least of all moves them.
  const q = withSort(withGroup(question.q, []), ["key"]);
  const count = replicaOf(orgID).queryCounts.of(nameOfQuestion({ orgID, projectID, q }));
  // Most counts come out as they were: nothing is drawn for those.
  const total = useSyncExternalStore(count.subscribe, () => count.get()?.total);
  const isKnown = total !== undefined;
  useEffect(() => {
    if (!isSeen) return;
    const asked: Question = { orgID, projectID, q };
    const name = `${orgID} ${nameOfQuestion(asked)}`;
    const ask = () => queue.add(name, () => refresh(count, asked, me));
    if (!isKnown || !isGood(count.get(), orgID, me)) ask();
    watched += 1;
    const leave = whenMoved(asked, ask, () => restMs * Math.max(1, watched / countsPerRest));
    return () => {
      watched -= 1;
      leave();
      queue.remove(name);
    };
  }, [count, orgID, projectID, q, me, isSeen, isKnown]);
  return total;
}

/** A failure leaves the count as it is: the next change, or look, asks again. */
async function refresh(
  count: Cell<QueryCount | undefined>,
  question: Question,
  me: string,
): Promise<void> {
  const asked = askedOf(question);
  const now = hereFor(question.orgID)?.countNow(asked);
  // Counting over all bugs takes milliseconds, and no number is as urgent as what the page is about.
  const isWork = now === undefined && hereFor(question.orgID) !== undefined;
  if (isWork) await new Promise<void>(whenIdle);
  const heard = { ...heardOf(question.orgID, me), askedAtMs: Date.now() };
  const total =
    now ?? (await hereFor(question.orgID)?.countHere(asked)) ?? (await askTotal(question));
  if (total !== undefined) count.set({ ...heard, total });
}

async function askTotal(question: Question): Promise<number | undefined> {
  const page = await askBugs(question, 1, undefined);
  return page.ok ? page.value.total : undefined;
}

function heardOf(orgID: string, me: string): Pick<QueryCount, "content" | "person"> {
  return { content: heldVersion(orgID, "content"), person: heldVersion(me, "person") };
}

function isGood(known: QueryCount | undefined, orgID: string, me: string): boolean {
  if (known === undefined || Date.now() - known.askedAtMs > goodForMs) return false;
  const { content, person } = heardOf(orgID, me);
  return known.content === content && known.person === person;
}
