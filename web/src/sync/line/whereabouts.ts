import type { OwnPresence, PresenceAct, PresenceFrame } from "../frames";

interface Ports {
  send: (frame: OwnPresence) => void;
  tell: (frame: PresenceFrame, tab: string) => void;
}

interface Place {
  owner: string;
  acts: Map<string, PresenceAct>;
  /** What the server was told. */
  said: PresenceAct;
  /** Who is there, as the server said last. */
  people?: PresenceFrame;
}

/** Who does more goes before whoever does less. */
const acts: readonly PresenceAct[] = ["comments", "describes", "looks"];

/** Where a person is and what they do there, by what all their tabs say: for the server they are one. */
export class Whereabouts {
  readonly #ports: Ports;
  readonly #places = new Map<string, Place>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  say(tab: string, { owner, bug, act }: OwnPresence): void {
    const place: Place = this.#places.get(bug) ?? { owner, acts: new Map(), said: "away" };
    const isNew = !place.acts.has(tab);
    if (act === "away") place.acts.delete(tab);
    else place.acts.set(tab, act);
    this.#places.set(bug, place);
    this.#sum(bug, place, act);
    if (isNew && act !== "away" && place.people) this.#ports.tell(place.people, tab);
  }

  leave(tab: string): void {
    for (const [bug, place] of this.#places) {
      if (place.acts.delete(tab)) this.#sum(bug, place);
    }
  }

  hear(frame: PresenceFrame): void {
    const place = this.#places.get(frame.bug);
    if (place === undefined) return;
    place.people = frame;
    // It holds no seat there: whoever comes asks again.
    if (frame.type === "presence_ended") place.said = "away";
  }

  clear(): void {
    this.#places.clear();
  }

  #sum(bug: string, place: Place, said?: PresenceAct): void {
    const all = new Set(place.acts.values());
    const act = acts.find((each) => all.has(each)) ?? "away";
    if (act === "away") this.#places.delete(bug);
    // The server forgets who writes unless it hears so again.
    const isRenewed = act === said && act !== "away" && act !== "looks";
    if (act === place.said && !isRenewed) return;
    place.said = act;
    this.#ports.send({ type: "presence", owner: place.owner, bug, act });
  }
}
