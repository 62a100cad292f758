/** What a toast says. A success is `positive`, a failure `negative`. */
export interface ToastContent {
  kind: "positive" | "negative";
  text: string;
  /** Where what it tells of can be seen. */
  link?: { label: string; path: string };
  action?: { label: string; onSelect: () => void };
}

/** A toast on screen; `leaving` while its exit shows. */
export interface Toast extends ToastContent {
  id: number;
  leaving: boolean;
}

/** Why the timers stand still: someone reads, or nobody can. */
export type PauseReason = "hover" | "focus" | "hidden";

const visibleMs = 3000;
const exitMs = 300;
/** More at once cannot be read; the oldest leaves early. */
const countMax = 5;

interface Running {
  toast: Toast;
  remainingMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Holds the toasts and their time: 3000 ms visible, less while paused, then 300 ms of exit. */
export class ToastQueue {
  private running: Running[] = [];
  private shown: readonly Toast[] = [];
  private readonly reasons = new Set<PauseReason>();
  private readonly listeners = new Set<() => void>();
  private lastId = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly toasts = (): readonly Toast[] => this.shown;

  add(content: ToastContent): number {
    this.lastId += 1;
    const entry: Running = {
      toast: { ...content, id: this.lastId, leaving: false },
      remainingMs: visibleMs,
      startedAt: 0,
      timer: undefined,
    };
    this.running.push(entry);
    const staying = this.running.filter((other) => !other.toast.leaving);
    for (const old of staying.slice(0, -countMax)) this.leave(old);
    if (this.reasons.size === 0) this.start(entry);
    this.publish();
    return entry.toast.id;
  }

  dismiss(id: number): void {
    const entry = this.running.find((candidate) => candidate.toast.id === id);
    if (entry && !entry.toast.leaving) this.leave(entry);
  }

  pause(reason: PauseReason): void {
    if (this.reasons.size === 0) {
      for (const entry of this.staying()) {
        clearTimeout(entry.timer);
        entry.remainingMs -= performance.now() - entry.startedAt;
      }
    }
    this.reasons.add(reason);
  }

  resume(reason: PauseReason): void {
    if (!this.reasons.delete(reason) || this.reasons.size > 0) return;
    for (const entry of this.staying()) this.start(entry);
  }

  private staying(): Running[] {
    return this.running.filter((entry) => !entry.toast.leaving);
  }

  private start(entry: Running): void {
    entry.startedAt = performance.now();
    entry.timer = setTimeout(() => this.leave(entry), Math.max(0, entry.remainingMs));
  }

  private leave(entry: Running): void {
    clearTimeout(entry.timer);
    entry.toast = { ...entry.toast, leaving: true };
    this.publish();
    setTimeout(() => {
      this.running = this.running.filter((other) => other !== entry);
      this.publish();
    }, exitMs);
  }

  private publish(): void {
    this.shown = this.running.map((entry) => entry.toast);
    for (const listener of this.listeners) listener();
  }
}
