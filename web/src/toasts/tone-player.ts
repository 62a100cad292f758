import { type SoundKind, tones } from "./tones";

const silence = 0.0001;
const attackS = 0.006;
const lowpassHz = 4200;

/** `volume` from 0 to 1. A sound still on is cut off. */
export type PlayTones = (kind: SoundKind, volume: number) => void;

/** Plays the tones by WebAudio. */
export function tonePlayer(context: AudioContext): PlayTones {
  const master = context.createGain();
  const lowpass = context.createBiquadFilter();
  lowpass.type = "lowpass";
  lowpass.frequency.value = lowpassHz;
  lowpass.connect(master).connect(context.destination);
  let current: GainNode | undefined;

  return (kind, volume) => {
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
  };
}
