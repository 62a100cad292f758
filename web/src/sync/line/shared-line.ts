import { newID } from "../../store/new-id";
import { type ClientFrame, readTogether } from "../frames";
import { hasLocks, holdLock } from "../locks";
import type { Line, LineEnd } from "./line";
import { Outbox } from "./outbox";
import { ownSocket } from "./own-socket";
import { Relay, type RelayWord } from "./relay";
import { lineName, readWord, tabLockName, type Word } from "./words";

/** So often a tab that is seen asks whether the leading one is alive. */
const askMs = 500;
/** So many questions without an answer, and another tab leads. */
const silencesMax = 3;

/** Whether this browser has what tabs need to share. */
export function mayShareLine(): boolean {
  return hasLocks() && typeof BroadcastChannel === "function";
}

/** What the leading tab does for all. */
interface Lead {
  relay: Relay;
  socket: Line;
  /** The tabs whose end is noticed. */
  watched: Set<string>;
  /** Ends the watch over them. */
  over: AbortController;
}

/**
 * One socket for all tabs of a person: one of them leads and has it, the others speak through that tab. Whoever
 * holds a lock leads; it is free when that tab is closed or crashes, given up when it is put to sleep, and taken
 * from it when it does not answer.
 */
export class SharedLine implements Line {
  readonly #person: string;
  readonly #end: LineEnd;
  /** Another one after each sleep: what was said to the one before is not for it. */
  #me = "";
  #channel: BroadcastChannel | undefined;
  #leader: string | undefined;
  #lead: Lead | undefined;
  /** Ends this tab's time, or its wait, as the leading one. */
  #turn = new AbortController();
  /** Ends with the page, or its sleep. */
  #awake = new AbortController();
  readonly #outbox = new Outbox((texts, to) =>
    this.#post({ is: "frames", from: this.#me, texts: [...texts], ...(to && { to: [...to] }) }),
  );
  #isWanted = false;
  #isOpen = false;
  #silences = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(person: string, end: LineEnd) {
    this.#person = person;
    this.#end = end;
    addEventListener("pagehide", this.#sleep);
    document.addEventListener("freeze", this.#sleep);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("resume", this.#wake);
    this.#wake();
  }

  open(): void {
    if (this.#isOpen) {
      queueMicrotask(() => this.#end.opened());
      return;
    }
    this.#isWanted = true;
    this.#askToOpen();
  }

  send(frame: ClientFrame): void {
    if (this.#lead !== undefined) this.#lead.relay.say(this.#me, frame);
    else if (this.#leader !== undefined) {
      this.#post({ is: "say", tab: this.#me, leader: this.#leader, frame });
    }
  }

  cut(): void {
    this.#lead?.socket.cut();
  }

  leave(): void {
    removeEventListener("pagehide", this.#sleep);
    document.removeEventListener("freeze", this.#sleep);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("resume", this.#wake);
    this.#sleep();
  }

  readonly #wake = (): void => {
    if (this.#channel !== undefined) return;
    this.#me = newID();
    this.#channel = new BroadcastChannel(lineName(this.#person));
    this.#channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const word = readWord(data);
      if (word !== undefined) this.#hear(word);
    });
    this.#watchLeader();
    const awake = new AbortController();
    this.#awake = awake;
    // Whoever leads notices by this lock that the tab is gone: it is held before that tab is spoken to.
    void holdLock(tabLockName(this.#person, this.#me), {}, awake.signal, () => {
      this.#post({ is: "hello", tab: this.#me });
      this.#requestLead({});
    }).catch(() => {
      // Locks are switched off, with the storage: this tab speaks for itself.
      if (!awake.signal.aborted) this.#startLeading();
    });
  };

  readonly #sleep = (): void => {
    if (this.#channel === undefined) return;
    this.#post({ is: "bye", tab: this.#me });
    this.#stopLeading();
    clearInterval(this.#timer);
    this.#turn.abort();
    this.#awake.abort();
    this.#channel.close();
    this.#channel = undefined;
    this.#lost();
  };

  #post(word: Word): void {
    // A channel has no target: it reaches this origin's tabs alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#channel?.postMessage(word);
  }

  #askToOpen(): void {
    if (this.#lead !== undefined) this.#lead.relay.connect(this.#me);
    else if (this.#leader !== undefined) {
      this.#post({ is: "connect", tab: this.#me, leader: this.#leader });
    }
  }

  #requestLead(options: LockOptions): void {
    const turn = new AbortController();
    this.#turn = turn;
    void holdLock(lineName(this.#person), options, turn.signal, () => this.#startLeading()).catch(
      () => {
        if (turn.signal.aborted) return;
        // Another tab leads: this one did not answer it.
        this.#post({ is: "over", from: this.#me });
        this.#stopLeading();
        this.#post({ is: "hello", tab: this.#me });
        this.#requestLead({});
      },
    );
  }

  #startLeading(): void {
    this.#lost();
    const relay: Relay = new Relay({
      open: () => socket.open(),
      send: (frame) => socket.send(frame),
      tell: (word, to) => this.#tell(word, to),
    });
    const socket = ownSocket({
      opened: () => relay.opened(),
      heard: (frame, texts) => relay.hear(frame, texts),
      closed: (hasOpened) => relay.closed(hasOpened),
    });
    this.#lead = { relay, socket, watched: new Set(), over: new AbortController() };
    this.#leader = this.#me;
    // It wakes for nothing.
    clearInterval(this.#timer);
    this.#post({ is: "leads", from: this.#me });
    if (this.#isWanted) relay.connect(this.#me);
  }

  #stopLeading(): void {
    if (this.#lead === undefined) return;
    this.#lead.over.abort();
    this.#lead.socket.leave();
    this.#lead = undefined;
    this.#lost();
    this.#watchLeader();
  }

  /** What went through the leading tab is lost with it. */
  #lost(): void {
    this.#leader = undefined;
    this.#silences = 0;
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#end.closed(true);
  }

  /** From the relay of this tab to others, and to this tab itself. */
  #tell(word: RelayWord, to: readonly string[] | undefined): void {
    const others = to?.filter((tab) => tab !== this.#me);
    if (others?.length !== 0) {
      if (word.is === "frame") {
        for (const text of word.texts ?? [JSON.stringify(word.frame)])
          this.#outbox.put(text, others);
      } else {
        this.#outbox.empty();
        this.#post({ ...word, from: this.#me, ...(others && { to: others }) });
      }
    }
    const lead = this.#lead;
    if (to?.includes(this.#me) === false) return;
    queueMicrotask(() => {
      if (this.#lead === lead) this.#take(word);
    });
  }

  #take(word: RelayWord): void {
    if (word.is === "frame") {
      if (this.#isOpen) this.#end.heard(word.frame);
      return;
    }
    const isMeant = this.#isWanted || this.#isOpen;
    this.#isWanted = false;
    this.#isOpen = word.is === "opened";
    if (word.is === "opened") this.#end.opened();
    else if (isMeant) this.#end.closed(word.hasOpened);
  }

  #hear(word: Word): void {
    if ("tab" in word) {
      if (this.#lead !== undefined) this.#hearTab(word, this.#lead);
      return;
    }
    if (this.#lead !== undefined) return;
    if (word.is === "leads") this.#follow(word);
    if (word.from !== this.#leader) return;
    this.#silences = 0;
    if (word.is === "over") {
      this.#lost();
      this.#post({ is: "hello", tab: this.#me });
    } else if (word.is === "opened" || word.is === "closed" || word.is === "frames") {
      if (word.to?.includes(this.#me) === false) return;
      if (word.is !== "frames") this.#take(word);
      else for (const { frame } of readTogether(word.texts)) this.#take({ is: "frame", frame });
    }
  }

  #follow({ from, to }: Extract<Word, { is: "leads" }>): void {
    if (from === this.#leader || to?.includes(this.#me) === false) return;
    this.#lost();
    this.#leader = from;
    if (this.#isWanted) this.#askToOpen();
  }

  #hearTab(word: Extract<Word, { tab: string }>, lead: Lead): void {
    const { tab } = word;
    if (word.is === "hello") this.#post({ is: "leads", from: this.#me, to: [tab] });
    else if (word.is === "ask alive") this.#post({ is: "alive", from: this.#me, to: [tab] });
    else if (word.is === "bye") lead.relay.leave(tab);
    else if (word.leader === this.#me) {
      this.#watch(tab, lead);
      if (word.is === "connect") lead.relay.connect(tab);
      else lead.relay.say(tab, word.frame);
    }
  }

  /** A tab that crashes says nothing, and holds its lock no longer. */
  #watch(tab: string, { relay, watched, over }: Lead): void {
    if (watched.has(tab)) return;
    watched.add(tab);
    void navigator.locks
      .request(tabLockName(this.#person, tab), { signal: over.signal }, () => relay.leave(tab))
      .catch(() => undefined);
  }

  /** A tab that follows asks now and then whether it is heard. */
  #watchLeader(): void {
    clearInterval(this.#timer);
    this.#silences = 0;
    this.#timer = setInterval(() => this.#askLeader(), askMs);
  }

  /** Only where somebody looks: a tab that nobody sees can wait. */
  #askLeader(): void {
    if (document.visibilityState === "hidden") {
      this.#silences = 0;
      return;
    }
    this.#silences += 1;
    if (this.#silences <= silencesMax) {
      this.#post({ is: "ask alive", tab: this.#me });
      return;
    }
    this.#silences = 0;
    this.#turn.abort();
    this.#requestLead({ steal: true });
  }
}
