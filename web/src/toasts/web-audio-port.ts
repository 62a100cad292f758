import { afterPaint } from "../ui/after-paint";
import type { AudioPort } from "./sound-player";
import { type SoundKind, tones } from "./tones";

const silence = 0.0001;
const attackS = 0.006;
const lowpassHz = 4200;

/** Plays the tones by WebAudio. Created on the first gesture, so that autoplay rules let it sound. */
export function createWebAudioPort(): AudioPort {
  const context = new AudioContext();
  const master = context.createGain();
  const lowpass = context.createBiquadFilter();
  lowpass.type = "lowpass";
  lowpass.frequency.value = lowpassHz;
  lowpass.connect(master).connect(context.destination);
  let current: GainNode | undefined;

  function play(kind: SoundKind, volume: number): void {
    current?.disconnect();
    master.gain.value = volume;
    const sound = context.createGain();
    sound.connect(lowpass);
    current = sound;
    for (const tone of tones[kind]) {
      const start = context.currentTime + tone.startMs / 1000;
      const end = start + tone.lengthMs / 1000;
      const oscillator = context.createOscillator();
      oscillator.type = tone.wave;
      oscillator.frequency.setValueAtTime(tone.fromHz, start);
      if (tone.toHz !== tone.fromHz) {
        oscillator.frequency.exponentialRampToValueAtTime(tone.toHz, end);
      }
      const gain = context.createGain();
      gain.gain.setValueAtTime(silence, start);
      gain.gain.exponentialRampToValueAtTime(tone.gain, start + attackS);
      gain.gain.exponentialRampToValueAtTime(silence, end);
      oscillator.connect(gain).connect(sound);
      oscillator.start(start);
      oscillator.stop(end);
    }
  }

  return {
    isRunning: () => context.state === "running",
    // What it tells is seen first.
    play: (kind, volume) => void afterPaint(() => play(kind, volume)),
  };
}
