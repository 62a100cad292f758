const soundKey = "lacewing.sound";
const volumeKey = "lacewing.volume";
const listeners = new Set<() => void>();
/** Holds the choices where storage is switched off. */
const unsaved = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unsaved.get(key) ?? null;
  } catch {
    return unsaved.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  unsaved.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is switched off or full: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Without a choice the sounds are on, or off for those who ask for reduced motion. */
export function isMuted(): boolean {
  const chosen = read(soundKey);
  if (chosen) return chosen === "off";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function setMuted(muted: boolean): void {
  write(soundKey, muted ? "off" : "on");
}

/** From 0 to 1. */
export function soundVolume(): number {
  const volume = Number(read(volumeKey) ?? 1);
  return volume >= 0 && volume <= 1 ? volume : 1;
}

export function setSoundVolume(volume: number): void {
  write(volumeKey, `${volume}`);
}

export function onSoundSettingsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
