/** One tone: where it starts, how its pitch moves, and how loud it gets. */
export interface Tone {
  wave: "sine" | "triangle";
  fromHz: number;
  toHz: number;
  startMs: number;
  lengthMs: number;
  gain: number;
}

export type SoundKind = "positive" | "negative";

/** A rising fifth (E5, B5) for a success, a soft fall for a failure. */
export const tones: Record<SoundKind, readonly Tone[]> = {
  positive: [
    { wave: "sine", fromHz: 659.25, toHz: 659.25, startMs: 0, lengthMs: 140, gain: 0.16 },
    { wave: "sine", fromHz: 987.77, toHz: 987.77, startMs: 85, lengthMs: 220, gain: 0.15 },
    { wave: "sine", fromHz: 1975.53, toHz: 1975.53, startMs: 85, lengthMs: 100, gain: 0.025 },
  ],
  negative: [
    { wave: "triangle", fromHz: 311.13, toHz: 293.66, startMs: 0, lengthMs: 130, gain: 0.17 },
    { wave: "triangle", fromHz: 233.08, toHz: 207.65, startMs: 110, lengthMs: 240, gain: 0.18 },
  ],
};
