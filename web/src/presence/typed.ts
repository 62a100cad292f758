/** What can be written on a bug. */
export type WritingAct = "comments" | "describes";

type Heard = (bugID: string, act: WritingAct, isOver: boolean) => void;

let heard: Heard = () => undefined;

/** Called with each change of a text; what is made of it is fetched apart from the fields. */
export function noteTyped(bugID: string, act: WritingAct): void {
  heard(bugID, act, false);
}

/** The text was sent or given up. */
export function noteWritten(bugID: string, act: WritingAct): void {
  heard(bugID, act, true);
}

export function hearTyping(hear: Heard): void {
  heard = hear;
}
