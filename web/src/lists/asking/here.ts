import { isAnythingKept } from "../../snapshot/kept/mark";
import { replicaOf } from "../../store/replica";
import type { answerHere, countHere, countNow, groupsHere } from "./answer-here";

interface Here {
  answerHere: typeof answerHere;
  countHere: typeof countHere;
  countNow: typeof countNow;
  groupsHere: typeof groupsHere;
}

let here: Here | undefined;
let coming: Promise<Here | undefined> | undefined;

/** What answers questions about an organization without asking: as soon as all its bugs are here, and the code. */
export function hereFor(orgID: string): Here | undefined {
  if (!isHeld(orgID)) return undefined;
  if (here === undefined) void fetchHere();
  return here;
}

/** The same, once its code is here; nothing where the server has to be asked. */
export function hereSoon(orgID: string): Here | Promise<Here | undefined> | undefined {
  return isHeld(orgID) ? (here ?? fetchHere()) : undefined;
}

function isHeld(orgID: string): boolean {
  return replicaOf(orgID).held.get().is === "held";
}

/** Where it cannot be fetched the server is asked, and the next question tries again. */
function fetchHere(): Promise<Here | undefined> {
  coming ??= import("./answer-here").then(
    (code) => {
      here = code;
      return here;
    },
    () => {
      coming = undefined;
      return undefined;
    },
  );
  return coming;
}

/** Calls `act` with whatever changes among the bugs that are held, the person's own edits too. */
export function followHere(orgID: string, act: () => void): () => void {
  return replicaOf(orgID).bugs.subscribeAny(() => {
    const now = hereSoon(orgID);
    if (now instanceof Promise) void now.then((code) => code && act());
    else if (now !== undefined) act();
  });
}

// Where bugs are kept the first list is answered from them: the code for it comes while they are read.
if (isAnythingKept()) void fetchHere();
