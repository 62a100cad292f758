import type { PresenceAct } from "../sync/frames";
import type { WritingAct } from "./typed";

/** A bug that is passed on the way to another is not looked at. */
export const settleMs = 400;
/** Said again so often while somebody types: the server forgets it after 6 s. */
export const renewMs = 3000;
/** So long after the last key somebody is still writing. */
export const pauseMs = 4000;

interface Place {
  orgID: string;
  /** How many parts of the page show it. */
  shown: number;
  isSettled: boolean;
  writing?: WritingAct | undefined;
  saidAt: number;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

type Say = (orgID: string, bugID: string, act: PresenceAct) => void;

/** Where the person of this tab is and whether they write: says what has changed, and nothing while it is hidden. */
export class OwnPresence {
  readonly #places = new Map<string, Place>();
  readonly #say: Say;
  #isHidden = false;

  constructor(say: Say) {
    this.#say = say;
  }

  isOn(bugID: string): boolean {
    return this.#places.get(bugID)?.isSettled === true;
  }

  /** A part of the page shows the bug. Returns how to leave it. */
  enter(orgID: string, bugID: string): () => void {
    const place = this.#places.get(bugID) ?? { orgID, shown: 0, isSettled: false, saidAt: 0 };
    this.#places.set(bugID, place);
    place.shown += 1;
    if (place.shown === 1) place.timer = setTimeout(() => this.#settle(bugID), settleMs);
    return () => {
      place.shown -= 1;
      if (place.shown > 0) return;
      clearTimeout(place.timer);
      this.#places.delete(bugID);
      if (place.isSettled && !this.#isHidden) this.#say(orgID, bugID, "away");
    };
  }

  /** A text on the bug has changed. */
  type(bugID: string, act: WritingAct): void {
    const place = this.#places.get(bugID);
    if (place?.isSettled !== true) return;
    clearTimeout(place.timer);
    place.timer = setTimeout(() => this.rest(bugID, act), pauseMs);
    if (place.writing === act && Date.now() - place.saidAt < renewMs) return;
    place.writing = act;
    this.#tell(bugID, place);
  }

  /** Nothing is written any more. */
  rest(bugID: string, act: WritingAct): void {
    const place = this.#places.get(bugID);
    if (place?.writing !== act) return;
    clearTimeout(place.timer);
    place.writing = undefined;
    this.#tell(bugID, place);
  }

  /** A tab that nobody sees is nowhere; its person comes back with it. */
  hide(isHidden: boolean): void {
    if (this.#isHidden === isHidden) return;
    this.#isHidden = isHidden;
    for (const [bugID, place] of this.#places) {
      if (!place.isSettled) continue;
      if (isHidden) this.#say(place.orgID, bugID, "away");
      else this.#tell(bugID, place);
    }
  }

  /** The connection is new: the server knows nothing of it. */
  repeat(): void {
    for (const [bugID, place] of this.#places) if (place.isSettled) this.#tell(bugID, place);
  }

  #settle(bugID: string): void {
    const place = this.#places.get(bugID);
    if (place === undefined) return;
    place.isSettled = true;
    this.#tell(bugID, place);
  }

  #tell(bugID: string, place: Place): void {
    if (this.#isHidden) return;
    place.saidAt = Date.now();
    this.#say(place.orgID, bugID, place.writing ?? "looks");
  }
}
