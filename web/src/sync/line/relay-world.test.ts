import { expect, test } from "vitest";
import type { Change } from "../change";
import { type ConnectionEvent, initialConnection, step } from "../connection-machine";
import type { ClientFrame, ServerFrame } from "../frames";
import { Relay } from "./relay";

/** As the server's session does it: the latest wish is answered, whatever came before it. */
class Server {
  version = 0;
  #from: number | undefined;
  #isReading = false;
  out: ServerFrame[] = [];

  receive(frame: ClientFrame): void {
    if (frame.type === "presence") return;
    this.#from = frame.type === "subscribe" ? frame.streams["content"] : undefined;
    this.#isReading = this.#from !== undefined;
  }

  commit(): void {
    this.version += 1;
    if (this.#isReading || this.#from === undefined) return;
    this.#from = this.version;
    this.out.push(changesTo(this.version, this.version));
  }

  /** The log was read. */
  read(): void {
    if (!this.#isReading || this.#from === undefined) return;
    const from = this.#from;
    this.#isReading = false;
    this.#from = this.version;
    if (from < this.version) this.out.push(changesTo(from + 1, this.version));
    this.out.push({ type: "subscribed", owner: "org", streams: { content: this.version } });
  }
}

function changesTo(first: number, last: number): ServerFrame {
  const changes: Change[] = [];
  for (let version = first; version <= last; version += 1) {
    changes.push({ version, at: "", kind: "bug", id: "b", action: "changed", fields: {} });
  }
  return { type: "changes", owner: "org", stream: "content", changes };
}

/** A tab: its own connection, what it has applied, and what is on its way to and from the relay. */
class Tab {
  state = initialConnection;
  /** The version of its lists, and of the last change. */
  at = 0;
  reloads = 0;
  faults: string[] = [];
  toRelay: (ClientFrame | "connect")[] = [];
  fromRelay: ConnectionEvent[] = [];

  dispatch(event: ConnectionEvent): void {
    const [next, effects] = step(this.state, event);
    this.state = next;
    for (const effect of effects) {
      if (effect.do === "connect") this.toRelay.push("connect");
      else if (effect.do === "send") this.toRelay.push(effect.frame);
      else if (effect.do === "reload") this.reloads += 1;
      else if (effect.do === "apply") {
        for (const { version } of effect.changes) {
          if (version !== this.at + 1) this.faults.push(`${version} after ${this.at}`);
          this.at = version;
        }
      }
    }
  }

  /** Lists as of a version, or bugs that were kept at an earlier one. */
  want(content: number): void {
    this.at = content;
    this.dispatch({ is: "want", owner: "org", streams: { content } });
  }
}

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

class World {
  readonly tabs = new Map<string, Tab>();
  server = new Server();
  toServer: ClientFrame[] = [];
  opening = false;
  relay = this.#newRelay();
  #next = 0;
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomOf(seed);
    this.join();
  }

  #newRelay(): Relay {
    return new Relay({
      open: () => {
        this.opening = true;
      },
      send: (frame) => this.toServer.push(frame),
      tell: (word, to) => {
        for (const [name, tab] of this.tabs) {
          if (to?.includes(name) === false) continue;
          if (word.is === "frame") tab.fromRelay.push({ is: "frame", frame: word.frame });
          else if (word.is === "opened") tab.fromRelay.push({ is: "opened" });
          else tab.fromRelay.push({ is: "closed", chance: 0 });
        }
      },
    });
  }

  #pick(below: number): number {
    return Math.floor(this.#random() * below);
  }

  #anyTab(): [string, Tab] | undefined {
    return [...this.tabs][this.#pick(this.tabs.size)];
  }

  join(): void {
    const tab = new Tab();
    this.#next += 1;
    this.tabs.set(`tab ${this.#next}`, tab);
    tab.dispatch({ is: "start" });
    tab.want(this.#pick(this.server.version + 1));
  }

  /** Another tab leads, with a socket of its own; what was on its way is lost. */
  changeLeader(): void {
    const { version } = this.server;
    this.server = new Server();
    this.server.version = version;
    this.toServer = [];
    this.opening = false;
    this.relay = this.#newRelay();
    for (const tab of this.tabs.values()) {
      tab.toRelay = [];
      tab.fromRelay = [];
      tab.dispatch({ is: "closed", chance: 0 });
      if (tab.state.phase === "connecting") tab.toRelay.push("connect");
    }
  }

  act(): void {
    const chance = this.#pick(100);
    if (chance < 15) this.server.commit();
    else if (chance < 17 && this.tabs.size < 5) this.join();
    else if (chance < 18) this.changeLeader();
    else if (chance < 20) {
      const [name] = this.#anyTab() ?? [""];
      if (this.tabs.size > 1 && this.tabs.delete(name)) this.relay.leave(name);
    } else if (chance < 24) {
      this.#anyTab()?.[1].want(this.#pick(this.server.version + 1));
    } else this.move();
  }

  /** One thing that is on its way arrives. */
  move(): void {
    const [name, tab] = this.#anyTab() ?? [];
    const way = this.#pick(5);
    if (way === 0) {
      const frame = this.toServer.shift();
      if (frame !== undefined) this.server.receive(frame);
    } else if (way === 1) {
      const frame = this.server.out.shift();
      if (frame !== undefined) this.relay.hear(frame);
    } else if (way === 2) {
      if (this.opening) this.relay.opened();
      else this.server.read();
      this.opening = false;
    } else if (tab !== undefined && name !== undefined) {
      tab.dispatch({ is: "retry" });
      const asked = way === 3 ? tab.toRelay.shift() : undefined;
      const heard = way === 4 ? tab.fromRelay.shift() : undefined;
      if (asked === "connect") this.relay.connect(name);
      else if (asked !== undefined) this.relay.say(name, asked);
      if (heard !== undefined) tab.dispatch(heard);
    }
  }
}

const timeout = 60_000;

test("whatever comes in between, each tab applies each change once and in order", {
  timeout,
}, () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const world = new World(seed);
    for (let turn = 0; turn < 400; turn += 1) world.act();
    for (let turn = 0; turn < 2000; turn += 1) world.move();
    world.server.commit();
    for (let turn = 0; turn < 500; turn += 1) world.move();
    for (const [name, tab] of world.tabs) {
      const found = { at: tab.at, reloads: tab.reloads, faults: tab.faults };
      const right = { at: world.server.version, reloads: 0, faults: [] };
      expect(found, `${name} of seed ${seed}`).toEqual(right);
    }
  }
});
