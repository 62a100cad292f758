import { expect, test } from "vitest";
import { emptyQueue, type Outgoing, type QueueEffect, type QueueEvent, step } from "./queue";

const ofBug = (id: string, order: number, subject = "bug"): Outgoing => ({
  id,
  kind: "edit",
  subject,
  order,
  data: id,
});

/** Runs events from the start on; what was done, shortly. */
function run(...events: QueueEvent[]): string[] {
  let state = emptyQueue;
  const done: string[] = [];
  for (const event of [found(), ...events]) {
    const [next, effects] = step(state, event);
    state = next;
    done.push(...effects.map(said));
  }
  return done;
}

function said(effect: QueueEffect): string {
  if ("item" in effect) return `${effect.do} ${effect.item.id}`;
  return "id" in effect ? `${effect.do} ${effect.id}` : effect.do;
}

const made = (id: string, order: number, subject?: string): QueueEvent => ({
  is: "made",
  item: ofBug(id, order, subject),
  isOnline: true,
});
const found = (...items: Outgoing[]): QueueEvent => ({ is: "found", items, isOnline: true });
const answered = (id: string): QueueEvent => ({ is: "answered", id });
const unreached = (id: string): QueueEvent => ({ is: "unreached", id, chance: 0 });
const turn: QueueEvent = { is: "turn" };

test("with a network a change is sent at once, and nothing is kept", () => {
  expect(run(made("a", 1), made("b", 2, "other"), answered("b"), answered("a"))).toEqual([
    "show a",
    "send a",
    "show b",
    "send b",
  ]);
});

test("two changes of one thing go one after the other", () => {
  expect(run(made("a", 1), made("b", 2), answered("a"), answered("b"))).toEqual([
    "show a",
    "send a",
    "show b",
    "send b",
  ]);
});

test("without a network they are kept, with those behind them, and go in order", () => {
  const offline = run(made("a", 1), made("b", 2), unreached("a"), made("c", 3));
  expect(offline).toEqual([
    "show a",
    "send a",
    "show b",
    "rest",
    "keep a",
    "keep b",
    "show c",
    "keep c",
  ]);
  const back = run(made("a", 1), made("b", 2), unreached("a"), turn, answered("a"), answered("b"));
  expect(back.slice(6)).toEqual(["send a", "forget a", "send b", "forget b", "yield"]);
});

test("a change of another thing does not wait, and wakes what waits once it came through", () => {
  const done = run(made("a", 1), unreached("a"), made("b", 2, "other"), answered("b"));
  expect(done.slice(-3)).toEqual(["show b", "send b", "wake"]);
});

test("a turn ends where the network is missing again", () => {
  const done = run(made("a", 1), unreached("a"), turn, unreached("a"), turn);
  expect(done.slice(4)).toEqual(["send a", "rest", "yield", "send a"]);
});

test("a late answer is waited for; nobody here sends the change a second time meanwhile", () => {
  const done = run(made("a", 1), { is: "late", id: "a" }, turn, answered("a"));
  expect(done).toEqual(["show a", "send a", "keep a", "forget a", "yield"]);
});

test("what an earlier page kept is shown, and what another tab dealt with goes", () => {
  const done = run(found(ofBug("a", 1), ofBug("b", 2)), found(ofBug("b", 2)));
  expect(done).toEqual(["show a", "show b", "hide a"]);
});

test("what was answered or given up while the store was read does not come again", () => {
  const kept = [ofBug("a", 1), ofBug("b", 2, "other")];
  const done = run(
    found(...kept),
    turn,
    answered("a"),
    { is: "dropped", id: "b" },
    found(...kept),
    turn,
  );
  expect(done).toEqual([
    "show a",
    "show b",
    "send a",
    "forget a",
    "send b",
    "forget b",
    "hide b",
    "yield",
    "yield",
  ]);
  expect(run(answered("a"), found(ofBug("a", 1)), turn)).toEqual(["yield"]);
});

test("a change that is not written yet is no other tab's doing", () => {
  const done = run(made("a", 1), unreached("a"), found(), turn);
  expect(done.slice(-1)).toEqual(["send a"]);
});

test("one that is given up on its way lets the next go", () => {
  const done = run(made("a", 1), unreached("a"), made("b", 2), turn, { is: "dropped", id: "a" });
  expect(done.slice(-3)).toEqual(["forget a", "hide a", "send b"]);
});

test("what is made before the kept ones are known goes behind those of the same thing", () => {
  let state = emptyQueue;
  const done: string[] = [];
  // The clock was set back since an earlier page made the other one.
  const kept = ofBug("kept", 900);
  for (const event of [made("a", 5), made("b", 6, "other"), found(kept), turn, answered("kept")]) {
    const [next, effects] = step(state, event);
    state = next;
    done.push(...effects.map(said));
  }
  expect(done).toEqual([
    "show a",
    "show b",
    "show kept",
    "show a",
    "keep a",
    "show b",
    "send b",
    "send kept",
    "forget kept",
    "send a",
  ]);
  expect(state.items.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("a change that is made after the clock was set back still goes behind those that are kept", () => {
  const back = run(found(ofBug("kept", 900)), made("a", 5), found(ofBug("kept", 900)), turn);
  expect(back.slice(-1)).toEqual(["send kept"]);
});

test("whoever leaves sees nothing of it, and the store keeps it", () => {
  const done = run(made("a", 1), unreached("a"), { is: "left" });
  expect(done.slice(-1)).toEqual(["hide a"]);
  expect(done).not.toContain("forget a");
});

/** Numbers that a seed repeats (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let at = seed;
  return (below) => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Two tabs, the store they share and a server that does each id once, moved at random. */
class World {
  readonly done: string[] = [];
  /** Sent by a tab that had its answer. */
  readonly sentAgain: string[] = [];
  readonly #store = new Map<string, Outgoing>();
  #tabs = [this.#tab(), this.#tab()];
  #turn: number | undefined;
  #made = 0;
  readonly #makers: number[] = [];

  #tab() {
    return {
      state: emptyQueue,
      flying: new Map<string, Outgoing>(),
      heard: new Set<string>(),
      /** What the store held when it began to be read. */
      reading: undefined as Outgoing[] | undefined,
    };
  }

  tell(at: number, event: QueueEvent): void {
    const tab = this.#tabs[at];
    if (tab === undefined) return;
    const [next, effects] = step(tab.state, event);
    tab.state = next;
    for (const effect of effects) {
      if (effect.do === "send") {
        tab.flying.set(effect.item.id, effect.item);
        if (tab.heard.has(effect.item.id)) this.sentAgain.push(effect.item.id);
      } else if (effect.do === "forget") this.#store.delete(effect.id);
      else if (effect.do === "yield") this.#turn = undefined;
      else if (effect.do === "keep") {
        this.#store.set(effect.item.id, effect.item);
        this.tell(at, { is: "written", id: effect.item.id });
      }
    }
  }

  make(at: number, isOnline: boolean): void {
    this.#made += 1;
    this.#makers[this.#made] = at;
    const subject = this.#made % 2 === 0 ? "even" : "odd";
    const item = ofBug(`${this.#made}`, this.#made, subject);
    // Tabs know of each other what they keep; what is on its way they do not.
    for (const each of [0, 1]) this.#read(each);
    this.tell(at, { is: "made", item, isOnline });
  }

  #read(at: number): void {
    this.tell(at, found(...this.#store.values()));
  }

  /** Begins to read the store, or ends it. */
  readSlowly(at: number): void {
    const tab = this.#tabs[at];
    if (tab?.reading !== undefined) this.tell(at, found(...tab.reading));
    if (tab !== undefined) tab.reading = tab.reading ? undefined : [...this.#store.values()];
  }

  turn(at: number): void {
    if (this.#turn !== undefined) return;
    this.#turn = at;
    this.#read(at);
    this.tell(at, { is: "turn" });
  }

  /** Something on its way arrives or does not, and so does its answer. */
  answer(at: number, arrives: boolean, isHeard: boolean): void {
    const tab = this.#tabs[at];
    const [id, item] = tab?.flying.entries().next().value ?? [];
    if (id === undefined || item === undefined) return;
    tab?.flying.delete(id);
    if (arrives && !this.done.includes(id)) this.done.push(id);
    if (arrives && isHeard) tab?.heard.add(id);
    this.tell(at, arrives && isHeard ? answered(id) : unreached(id));
  }

  late(at: number): void {
    const [id] = this.#tabs[at]?.flying.keys() ?? [];
    if (id !== undefined) this.tell(at, { is: "late", id });
  }

  /** The page goes, with what it had not kept; that is nobody's to send any more. */
  reload(at: number): void {
    const tab = this.#tabs[at];
    if (tab === undefined || tab.state.items.some(({ isKept }) => !isKept)) return;
    if (tab.state.hasTurn) this.#turn = undefined;
    this.#tabs[at] = this.#tab();
    this.#read(at);
  }

  settle(): void {
    for (let round = 0; round < 200; round += 1) {
      const at = round % 2;
      this.turn(at);
      this.answer(at, true, true);
    }
  }

  /** What was done of one thing and from one tab. */
  lines(): number[][] {
    return [0, 1, 2, 3].map((line) =>
      this.done.map(Number).filter((id) => (id % 2) + 2 * (this.#makers[id] ?? 0) === line),
    );
  }

  get made(): string[] {
    return Array.from({ length: this.#made }, (_, at) => `${at + 1}`);
  }

  get left(): number {
    return this.#store.size + this.#tabs.reduce((sum, { flying }) => sum + flying.size, 0);
  }
}

test("whatever fails, each change is done once, those of a thing in the order of their tab", () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomFrom(seed);
    const world = new World();
    for (let moves = 0; moves < 60; moves += 1) {
      const at = random(2);
      const move = random(9);
      if (move < 2) world.make(at, random(2) === 0);
      else if (move < 5) world.answer(at, random(3) > 0, random(2) === 0);
      else if (move === 5) world.turn(at);
      else if (move === 6) world.late(at);
      else if (move === 7) world.readSlowly(at);
      else world.reload(at);
    }
    world.settle();
    expect(world.left, `seed ${seed}`).toBe(0);
    expect(world.sentAgain, `seed ${seed}`).toEqual([]);
    expect(
      world.done.toSorted((a, b) => Number(a) - Number(b)),
      `seed ${seed}`,
    ).toEqual(world.made);
    for (const line of world.lines()) {
      expect(line, `seed ${seed}`).toEqual(line.toSorted((a, b) => a - b));
    }
  }
});
