import { type BugGroup, groupsOf } from "../../answers/groups";
import type { SlotIDs } from "../../store/slot-ids";
import { nextTask } from "../../ui/next-task";
import { FollowedAnswer } from "./followed-answer";
import type { Asked } from "./list-api";

/** The bugs that answer a question, in order. */
export interface AnswerHere {
  readonly ids: SlotIDs;
  /** What the reader should know about how the query was understood. */
  readonly notes: readonly string[];
}

/** At once, in a moment, or nothing where the server must be asked. */
export type Soon<T> = T | Promise<T | undefined> | undefined;

/** Frames are not held up by more than that. */
const sliceMs = 8;
/** So many answers are followed: what is on screen, and what one goes back to. */
const followedMax = 24;

const followed = new Map<string, FollowedAnswer>();

export function answerHere(asked: Asked): Soon<AnswerHere> {
  return soon(asked, (answer) => answer.told());
}

export function countHere(asked: Asked): Soon<number> {
  return soon({ ...asked, order: "any" }, ({ count }) => count);
}

/** The same, where that is certain without a look at any bug; else it takes a moment of work. */
export function countNow(asked: Asked): number | undefined {
  return followedOf({ ...asked, order: "any" }).countNow();
}

/** How the bugs of a question spread over a field. */
export function groupsHere(asked: Asked, by: string): Soon<readonly BugGroup[]> {
  return soon(asked, (answer) => groupsOf(answer.world, answer.slots, [by]));
}

function soon<T>(asked: Asked, read: (answer: FollowedAnswer) => T | undefined): Soon<T> {
  const answer = followedOf(asked);
  const is = answer.update(sliceMs);
  if (is === "later") return goOn(answer, read);
  return is === "here" ? read(answer) : undefined;
}

async function goOn<T>(
  answer: FollowedAnswer,
  read: (answer: FollowedAnswer) => T | undefined,
): Promise<T | undefined> {
  for (;;) {
    // The page goes on in between.
    // oxlint-disable-next-line no-await-in-loop
    await nextTask();
    const is = answer.update(sliceMs);
    if (is !== "later") return is === "here" ? read(answer) : undefined;
  }
}

function followedOf(asked: Asked): FollowedAnswer {
  const name = `${asked.orgID} ${asked.projectID ?? ""} ${asked.order ?? ""} ${asked.q}`;
  const known = followed.get(name) ?? new FollowedAnswer(asked);
  // The one that was looked at last goes last.
  followed.delete(name);
  followed.set(name, known);
  for (const oldest of followed.keys()) {
    if (followed.size <= followedMax) break;
    followed.delete(oldest);
  }
  return known;
}
