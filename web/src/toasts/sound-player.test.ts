import { expect, test } from "vitest";
import { SoundPlayer } from "./sound-player";
import type { SoundKind } from "./tones";

function stage() {
  const state = { running: true, muted: false, hidden: false, now: 0, ports: 0 };
  const played: [SoundKind, number][] = [];
  const player = new SoundPlayer({
    createPort: () => {
      state.ports += 1;
      return {
        isRunning: () => state.running,
        play: (kind, volume) => played.push([kind, volume]),
      };
    },
    isMuted: () => state.muted,
    volume: () => 0.5,
    isHidden: () => state.hidden,
    nowMs: () => state.now,
  });
  return { state, played, player };
}

test("nothing sounds before the first gesture, and nothing is made up for after it", () => {
  const { state, played, player } = stage();
  player.play("positive");
  expect(state.ports).toBe(0);
  player.handleGesture();
  player.handleGesture();
  expect(state.ports).toBe(1);
  expect(played).toEqual([]);
  player.play("positive");
  expect(played).toEqual([["positive", 0.5]]);
});

test.each(["muted", "hidden", "suspended"])("nothing sounds while %s", (why) => {
  const { state, played, player } = stage();
  player.handleGesture();
  if (why === "muted") state.muted = true;
  if (why === "hidden") state.hidden = true;
  if (why === "suspended") state.running = false;
  player.play("negative");
  expect(played).toEqual([]);
});

test("one sound in 400 ms", () => {
  const { state, played, player } = stage();
  player.handleGesture();
  player.play("positive");
  state.now = 399;
  player.play("positive");
  expect(played).toHaveLength(1);
  state.now = 400;
  player.play("positive");
  expect(played).toHaveLength(2);
});

test("a failure takes the place of a success, a success never that of a failure", () => {
  const { state, played, player } = stage();
  player.handleGesture();
  player.play("positive");
  state.now = 100;
  player.play("negative");
  state.now = 200;
  player.play("positive");
  player.play("negative");
  expect(played.map(([kind]) => kind)).toEqual(["positive", "negative"]);
});

test("a browser without audio stays silent", () => {
  const player = new SoundPlayer({
    createPort: () => {
      throw new Error("no audio device");
    },
    isMuted: () => false,
    volume: () => 1,
    isHidden: () => false,
    nowMs: () => 0,
  });
  player.handleGesture();
  expect(() => player.play("positive")).not.toThrow();
});
