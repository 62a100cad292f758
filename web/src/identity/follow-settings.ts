import { api, outcome } from "../api/client";
import type { WireSettings } from "../api/types";
import { getTheme, onThemeChange, setTheme } from "../theme/theme";
import {
  isMuted,
  onSoundSettingsChange,
  setMuted,
  setSoundVolume,
  soundVolume,
} from "../toasts/sound-settings";
import { session, updateMe } from "./session";

const settleMs = 300;
const names = ["theme", "sounds", "volumePercent"] as const;

/** What this browser shows now. */
function shown(): Required<WireSettings> {
  return {
    theme: getTheme(),
    sounds: !isMuted(),
    volumePercent: Math.round(soundVolume() * 100),
  };
}

let before: WireSettings = {};
/** Chosen here, and not yet told to the server. */
let untold: WireSettings = {};
let timer: ReturnType<typeof setTimeout> | undefined;

/** Theme and sounds that a person chooses in one browser follow them to all of theirs. */
export function followSettings(): void {
  before = shown();
  onThemeChange(noteChoice);
  onSoundSettingsChange(noteChoice);
  session.subscribe(takeOver);
  takeOver();
}

/** What the server holds counts; what was never chosen stays as this browser has it. */
function takeOver(): void {
  const { me } = session.get();
  if (me === undefined) {
    untold = {};
    return;
  }
  const { theme, sounds, volumePercent } = { ...me.settings, ...untold };
  const now = shown();
  if (theme !== undefined && theme !== now.theme) setTheme(theme);
  if (sounds !== undefined && sounds !== now.sounds) setMuted(!sounds);
  if (volumePercent !== undefined && volumePercent !== now.volumePercent) {
    setSoundVolume(volumePercent / 100);
  }
  before = shown();
}

function noteChoice(): void {
  const { me } = session.get();
  const now = shown();
  const chosen = names.filter((name) => now[name] !== before[name]);
  before = now;
  if (me === undefined) return;
  const fresh = chosen.filter((name) => now[name] !== me.settings[name]);
  if (fresh.length === 0) return;
  untold = { ...untold, ...Object.fromEntries(fresh.map((name) => [name, now[name]])) };
  clearTimeout(timer);
  timer = setTimeout(() => void tell(), settleMs);
}

/** Where the server cannot be told, the choice holds in this browser until the next one is made. */
async function tell(): Promise<void> {
  const body = untold;
  if (Object.keys(body).length === 0) return;
  const answer = await outcome(api.PATCH("/api/v1/me/settings", { body }));
  if (untold === body) untold = {};
  if (answer.ok) updateMe({ settings: answer.value });
}
