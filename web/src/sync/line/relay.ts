import type { Change } from "../change";
import { isAsOf, type Versions } from "../connection-machine";
import type { ClientFrame, ServerFrame } from "../frames";
import { Whereabouts } from "./whereabouts";

/** What the relay needs from outside. */
export interface RelayPorts {
  /** Opens the socket; `opened` or `closed` is called then. */
  open: () => void;
  send: (frame: ClientFrame) => void;
  /** To these tabs, or to all. */
  tell: (word: RelayWord, to?: readonly string[]) => void;
}

export type RelayWord =
  | { is: "opened" }
  | { is: "closed"; hasOpened: boolean }
  /** `texts`: what the server sent it in. */
  | { is: "frame"; frame: ServerFrame; texts?: readonly string[] | undefined };

/** An owner whose changes tabs hear. */
interface Followed {
  tabs: Set<string>;
  /** Of each stream: the last version that tabs were told. The next change is the one behind it. */
  told: Versions;
  /** The server has never answered: it may not be the person's to hear. */
  isNew: boolean;
  /** What was asked of the server is not answered. */
  isAsked: boolean;
  /** The tabs that the answer is for. */
  asking: Set<string>;
  /** Of the tabs that wish for something meanwhile: what each of them holds. */
  waiting: Map<string, Versions>;
  /** What all others hold while an asking tab is further back. */
  before: Versions;
  /** What all others hold of streams that an asking tab is too far back in: they are asked for again. */
  torn: Versions;
}

/** What is asked for on behalf of tabs that heard it all along. */
const nobody = "";

/**
 * One socket for many tabs, without I/O, threads or clock. Each tab speaks as if the socket were its own: it
 * gets what it misses since the versions that it names, then every change. What another tab missed is told to
 * all; each drops what it had.
 */
export class Relay {
  readonly #ports: RelayPorts;
  readonly #followed = new Map<string, Followed>();
  /** By owner, how many answers may come. */
  readonly #answers = new Map<string, number>();
  readonly #whereabouts: Whereabouts;
  #phase: "closed" | "opening" | "open" = "closed";

  constructor(ports: RelayPorts) {
    this.#ports = ports;
    this.#whereabouts = new Whereabouts({
      send: ports.send,
      tell: (frame, tab) => ports.tell({ is: "frame", frame }, [tab]),
    });
  }

  /** A tab wants the socket open. */
  connect(tab: string): void {
    if (this.#phase === "open") this.#ports.tell({ is: "opened" }, [tab]);
    if (this.#phase !== "closed") return;
    this.#phase = "opening";
    this.#ports.open();
  }

  opened(): void {
    this.#phase = "open";
    this.#ports.tell({ is: "opened" });
  }

  /** Nothing is left of what tabs asked for: each asks again. */
  closed(hasOpened: boolean): void {
    this.#phase = "closed";
    this.#followed.clear();
    this.#answers.clear();
    this.#whereabouts.clear();
    this.#ports.tell({ is: "closed", hasOpened });
  }

  say(tab: string, frame: ClientFrame): void {
    if (this.#phase !== "open") return;
    if (frame.type === "presence") this.#whereabouts.say(tab, frame);
    else if (frame.type === "unsubscribe") this.#release(tab, frame.owner);
    else this.#follow(tab, frame.owner, frame.streams);
  }

  /** The tab is gone. */
  leave(tab: string): void {
    for (const owner of this.#followed.keys()) this.#release(tab, owner);
    this.#whereabouts.leave(tab);
  }

  hear(frame: ServerFrame, texts?: readonly string[]): void {
    switch (frame.type) {
      case "presence":
      case "presence_ended":
        this.#whereabouts.hear(frame);
        this.#tell(frame);
        break;
      case "subscribed":
        this.#answered(frame.owner, frame.streams);
        break;
      case "changes":
        this.#changed(frame, texts);
        break;
      case "reload":
        this.#tooMuch(frame);
        break;
      case "ended":
        this.#followed.delete(frame.owner);
        this.#tell(frame);
        break;
      case "error":
        break;
    }
  }

  #follow(tab: string, owner: string, streams: Versions): void {
    const one = this.#followed.get(owner) ?? {
      tabs: new Set(),
      told: {},
      isNew: true,
      isAsked: false,
      asking: new Set(),
      waiting: new Map(),
      before: {},
      torn: {},
    };
    this.#followed.set(owner, one);
    one.tabs.add(tab);
    // The answer that is on its way is not the one to this wish.
    one.asking.delete(tab);
    if (one.isAsked) one.waiting.set(tab, streams);
    else this.#ask(owner, one, new Map([[tab, streams]]));
  }

  /** What is told already, or will be, is answered here; for what lies further back the server is asked. */
  #ask(owner: string, one: Followed, wishes: ReadonlyMap<string, Versions>): void {
    const further: string[] = [];
    const least: Record<string, number> = { ...one.told };
    for (const [tab, wish] of wishes) {
      const names = Object.keys(wish);
      if (!one.isNew && names.every((name) => (wish[name] ?? 0) >= (one.told[name] ?? Infinity))) {
        this.#tell({ type: "subscribed", owner, streams: { ...wish } }, [tab]);
        continue;
      }
      further.push(tab);
      for (const name of names) least[name] = Math.min(least[name] ?? Infinity, wish[name] ?? 0);
    }
    if (further.length === 0) return;
    one.before = one.told;
    one.told = least;
    one.isAsked = true;
    one.asking = new Set(further);
    this.#answers.set(owner, (this.#answers.get(owner) ?? 0) + 1);
    this.#ports.send({ type: "subscribe", owner, streams: least });
  }

  #answered(owner: string, streams: Versions): void {
    const one = this.#followed.get(owner);
    const left = Math.max(0, (this.#answers.get(owner) ?? 0) - 1);
    this.#answers.set(owner, left);
    // The answer to an earlier wish: that for the last one is to come.
    if (one === undefined || (one.isAsked && left > 0 && !isAsOf(streams, one.told))) return;
    const { asking, waiting, torn } = one;
    const known = Object.keys(one.isAsked ? one.before : one.told);
    const isClosed = known.some((name) => !(name in streams) && !(name in torn));
    one.isNew = false;
    one.isAsked = false;
    one.asking = new Set();
    one.waiting = new Map();
    one.torn = {};
    one.told = streams;
    const answer: ServerFrame = { type: "subscribed", owner, streams: { ...streams } };
    if (isClosed) this.#tell(answer);
    else if (asking.size > 0) this.#tell(answer, [...asking]);
    const wishes = new Map(waiting);
    if (Object.keys(torn).length > 0) wishes.set(nobody, torn);
    if (wishes.size > 0) this.#ask(owner, one, wishes);
  }

  #changed(
    frame: Extract<ServerFrame, { type: "changes" }>,
    texts: readonly string[] | undefined,
  ): void {
    const { owner, stream, changes } = frame;
    const one = this.#followed.get(owner);
    if (one === undefined) return;
    const told = one.told[stream];
    // It is of the wish before: what is asked for brings it again, with what lies between.
    if (one.isAsked && told !== undefined && isBehindHole(told, changes)) return;
    if (told !== undefined) one.told = { ...one.told, [stream]: after(told, changes) };
    for (const [tab, wish] of one.waiting) {
      const held = wish[stream];
      if (held === undefined || isBehindHole(held, changes)) continue;
      one.waiting.set(tab, { ...wish, [stream]: after(held, changes) });
    }
    // Where this tab is alone, nothing is copied for others.
    this.#tell(frame, [...one.tabs], texts);
  }

  /** Only those who were too far back load anew; the stream goes on for the others. */
  #tooMuch(frame: Extract<ServerFrame, { type: "reload" }>): void {
    const { owner, stream } = frame;
    const one = this.#followed.get(owner);
    if (one === undefined) return;
    const { [stream]: _torn, ...told } = one.told;
    one.told = told;
    if (!one.isAsked) {
      this.#tell(frame);
      return;
    }
    const held = one.before[stream];
    if (held !== undefined) one.torn = { ...one.torn, [stream]: held };
    this.#tell(frame, one.asking.has(nobody) ? undefined : [...one.asking]);
  }

  #release(tab: string, owner: string): void {
    const one = this.#followed.get(owner);
    if (one?.tabs.delete(tab) !== true) return;
    one.asking.delete(tab);
    one.waiting.delete(tab);
    if (one.tabs.size > 0) return;
    this.#followed.delete(owner);
    this.#ports.send({ type: "unsubscribe", owner });
  }

  #tell(frame: ServerFrame, to?: readonly string[], texts?: readonly string[]): void {
    this.#ports.tell({ is: "frame", frame, texts }, to);
  }
}

function isBehindHole(held: number, changes: readonly Change[]): boolean {
  return (changes[0]?.version ?? 0) > held + 1;
}

function after(held: number, changes: readonly Change[]): number {
  return Math.max(held, changes.at(-1)?.version ?? 0);
}
