import type { SoundKind } from "./tones";

/** What makes the sound; tests give their own. */
export interface AudioPort {
  isRunning(): boolean;
  /** `volume` from 0 to 1. A sound still on is cut off. */
  play(kind: SoundKind, volume: number): void;
}

/** At most one sound in this time, so that a burst of messages does not rattle. */
const gapMs = 400;

/**
 * Decides whether a sound is heard: not while muted, not in a hidden tab, not before the first
 * gesture (a sound is dropped then, never kept for later), not within 400 ms of the last one,
 * except that a failure takes the place of a success.
 */
export class SoundPlayer {
  private port: AudioPort | undefined;
  private last: { kind: SoundKind; at: number } | undefined;
  private readonly options: {
    createPort: () => AudioPort;
    isMuted: () => boolean;
    volume: () => number;
    isHidden: () => boolean;
    nowMs: () => number;
  };

  constructor(options: SoundPlayer["options"]) {
    this.options = options;
  }

  /** Call on the first pointer or key press. Where the browser has no audio, all stays silent. */
  handleGesture(): void {
    if (this.port) return;
    try {
      this.port = this.options.createPort();
    } catch {
      this.port = { isRunning: () => false, play: () => {} };
    }
  }

  play(kind: SoundKind): void {
    if (!this.port?.isRunning() || this.options.isMuted() || this.options.isHidden()) return;
    const at = this.options.nowMs();
    const recent = this.last && at - this.last.at < gapMs ? this.last.kind : undefined;
    if (recent && !(recent === "positive" && kind === "negative")) return;
    this.last = { kind, at };
    this.port.play(kind, this.options.volume());
  }
}
