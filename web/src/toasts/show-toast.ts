import { SoundPlayer } from "./sound-player";
import { isMuted, soundVolume } from "./sound-settings";
import { type ToastContent, ToastQueue } from "./toast-queue";
import { createWebAudioPort } from "./web-audio-port";

export const toastQueue = new ToastQueue();

export const toastSounds = new SoundPlayer({
  createPort: createWebAudioPort,
  isMuted,
  volume: soundVolume,
  isHidden: () => document.visibilityState === "hidden",
  nowMs: () => performance.now(),
});

/** Tells the outcome of the person's own action; never used for what others did. */
export function showToast(content: ToastContent): void {
  toastQueue.add(content);
  toastSounds.play(content.kind);
}
