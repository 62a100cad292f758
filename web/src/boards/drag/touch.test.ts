import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fingerIsDown, ghostOf, listenToTouch } from "./touch";

let board: HTMLElement;
let told: string[];
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div><div data-card="bug-1"><a data-bug="CORE-1">A</a><button>B</button></div></div>`;
  board = document.body.firstElementChild as HTMLElement;
  told = [];
  leave = listenToTouch(board, {
    onLift: (card) => told.push(`lift ${card.dataset["card"]}`) > 0,
    onMove: ({ x, y }) => told.push(`move ${x},${y}`),
    onDrop: () => told.push("drop"),
    onCancel: () => told.push("cancel"),
  });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

function touch(type: string, x = 0, y = 0, on = "a"): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const touches = type === "touchend" ? [] : [{ clientX: x, clientY: y }];
  Object.assign(event, { touches });
  board.querySelector(on)?.dispatchEvent(event);
  return event;
}

test("a finger that rests on a card lifts it, moves it and drops it, and the page stays", () => {
  touch("touchstart", 10, 10);
  expect(fingerIsDown()).toBe(true);
  vi.advanceTimersByTime(300);
  expect(touch("touchmove", 60, 20).defaultPrevented).toBe(true);
  expect(touch("touchend").defaultPrevented).toBe(true);
  expect(told).toEqual(["lift bug-1", "move 60,20", "drop"]);
  expect(fingerIsDown()).toBe(false);
});

test("a finger that moves at once scrolls, and a short press is a press", () => {
  touch("touchstart", 10, 10);
  expect(touch("touchmove", 10, 40).defaultPrevented).toBe(false);
  vi.advanceTimersByTime(1000);
  touch("touchend");
  touch("touchstart", 10, 10);
  expect(touch("touchend").defaultPrevented).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});

test("what the browser takes away is cancelled, and buttons of a card are pressed", () => {
  touch("touchstart", 10, 10);
  vi.advanceTimersByTime(300);
  touch("touchcancel");
  touch("touchstart", 10, 10, "button");
  vi.advanceTimersByTime(300);
  expect(told).toEqual(["lift bug-1", "cancel"]);
});

test("while a finger is down no menu of the link opens", () => {
  expect(touch("contextmenu").defaultPrevented).toBe(false);
  touch("touchstart", 10, 10);
  expect(touch("contextmenu").defaultPrevented).toBe(true);
});

test("the picture of a card follows the finger and is no card", () => {
  const card = board.querySelector<HTMLElement>("[data-card]") ?? board;
  const ghost = ghostOf(card, { x: 10, y: 10 });
  ghost.follow({ x: 15, y: 30 });
  const shown = document.body.lastElementChild as HTMLElement;
  expect(shown.style.transform).toBe("translate(5px, 20px)");
  expect(document.querySelectorAll("[data-card]")).toHaveLength(1);
  ghost.end();
  expect(shown.isConnected).toBe(false);
});
