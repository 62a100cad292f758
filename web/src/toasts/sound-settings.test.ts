import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  isMuted,
  onSoundSettingsChange,
  setMuted,
  setSoundVolume,
  soundVolume,
} from "./sound-settings";

let reducedMotion = false;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: reducedMotion }));
});
afterEach(() => {
  reducedMotion = false;
  vi.unstubAllGlobals();
});

test("without a choice only reduced motion mutes, and the choice wins over it", () => {
  expect(isMuted()).toBe(false);
  reducedMotion = true;
  expect(isMuted()).toBe(true);
  setMuted(false);
  expect(isMuted()).toBe(false);
  reducedMotion = false;
  setMuted(true);
  expect(isMuted()).toBe(true);
});

test("listeners hear of a change", () => {
  const listener = vi.fn<() => void>();
  onSoundSettingsChange(listener)();
  setMuted(true);
  expect(listener).not.toHaveBeenCalled();
  onSoundSettingsChange(listener);
  setMuted(false);
  expect(listener).toHaveBeenCalledOnce();
});

test("the volume is kept, and hearing of it comes at once", () => {
  const listener = vi.fn<() => void>();
  const stop = onSoundSettingsChange(listener);
  setSoundVolume(0.35);
  stop();
  expect(soundVolume()).toBe(0.35);
  expect(localStorage.getItem("lacewing.volume")).toBe("0.35");
  expect(listener).toHaveBeenCalledOnce();
});

test("a volume that makes no sense is the full one", () => {
  localStorage.setItem("lacewing.volume", "0.25");
  expect(soundVolume()).toBe(0.25);
  localStorage.setItem("lacewing.volume", "loud");
  expect(soundVolume()).toBe(1);
});
