import { afterPaint } from "../ui/after-paint";
import type { AudioPort } from "./sound-player";
import type { PlayTones } from "./tone-player";

/** Sounds by WebAudio. Created on the first gesture, so that autoplay rules let it sound; the tones come apart. */
export function createWebAudioPort(): AudioPort {
  const context = new AudioContext();
  let playTones: PlayTones | undefined;

  async function play(...sound: Parameters<PlayTones>): Promise<void> {
    playTones ??= (await import("./tone-player")).tonePlayer(context);
    playTones(...sound);
  }

  return {
    isRunning: () => context.state === "running",
    // What it tells is seen first. Where the tones cannot be fetched all stays silent.
    play: (...sound) => void afterPaint(() => void play(...sound).catch(() => undefined)),
  };
}
