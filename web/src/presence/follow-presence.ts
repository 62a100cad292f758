import { forgetPresences, notePresence, type SeenAct } from "../store/presence";
import { connectionPhase, sayPresence, watchPresence } from "../sync/connection";
import type { PresenceFrame } from "../sync/frames";
import { OwnPresence } from "./own-presence";
import { hearTyping } from "./typed";

const own = new OwnPresence((owner, bug, act) =>
  sayPresence({ type: "presence", owner, bug, act }),
);

let isFollowing = false;

/** The person is on the bug while a part of the page shows it. Returns how to leave. */
export function beOn(orgID: string, bugID: string): () => void {
  follow();
  const leave = own.enter(orgID, bugID);
  return () => {
    leave();
    if (!own.isOn(bugID)) notePresence(bugID, undefined);
  };
}

/** Once, and for as long as the page lives: there is one connection. */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  watchPresence(hear);
  hearTyping((bugID, act, isOver) => (isOver ? own.rest(bugID, act) : own.type(bugID, act)));
  connectionPhase.subscribe(() => {
    if (connectionPhase.get() === "open") own.repeat();
    else forgetPresences();
  });
  const look = () => own.hide(document.visibilityState === "hidden");
  look();
  document.addEventListener("visibilitychange", look);
  addEventListener("pagehide", () => own.hide(true));
  addEventListener("pageshow", look);
}

function hear(frame: PresenceFrame): void {
  if (!own.isOn(frame.bug)) return;
  if (frame.type === "presence_ended") {
    notePresence(frame.bug, undefined);
    return;
  }
  const people = frame.people.map(({ UID, act }) => ({ UID, act: known(act) }));
  notePresence(frame.bug, { people, count: frame.count });
}

function known(act: string): SeenAct {
  return act === "comments" || act === "describes" ? act : "looks";
}
