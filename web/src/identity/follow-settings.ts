import { api, outcome } from "../api/client";
import type { WireSettings } from "../api/types";
import { knownKeys, onOwnKeysChange, ownKeys, setOwnKeys } from "../keys/own-keys";
import { onSingleKeysChange, setSingleKeys } from "../keys/single-keys";
import { onThemeChange, setTheme } from "../theme/theme";
import { onSoundSettingsChange, setMuted, setSoundVolume } from "../toasts/sound-settings";
import { session, updateMe } from "./session";
import { shownSettings } from "./shown-settings";

const settleMs = 300;
const names = ["theme", "sounds", "volumePercent", "singleKeys", "keys"] as const;

let before: WireSettings = {};
/** Chosen here, and not yet told to the server. */
let untold: WireSettings = {};
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Theme, sounds and keys that a person chooses in one browser follow them to all of theirs; also what they
 * chose since the page began with the settings given.
 */
export function followSettings(atStart: Required<WireSettings>): void {
  before = atStart;
  onThemeChange(noteChoice);
  onSoundSettingsChange(noteChoice);
  onSingleKeysChange(noteChoice);
  onOwnKeysChange(noteChoice);
  // A page that is left has told what was chosen on it.
  addEventListener("pagehide", () => void tell());
  noteChoice();
  session.subscribe(takeOver);
  takeOver();
}

let isTakingOver = false;

function takeOver(): void {
  isTakingOver = true;
  takeSettings();
  isTakingOver = false;
  before = shownSettings();
}

/** What the server holds counts; what was never chosen stays as this browser has it. */
function takeSettings(): void {
  const { me, state } = session.get();
  if (state === "loading") return;
  if (me === undefined) {
    untold = {};
    // Nobody's keys are left to whoever comes next.
    if (Object.keys(ownKeys()).length > 0) setOwnKeys({});
    return;
  }
  const { theme, sounds, volumePercent, singleKeys, keys = [] } = { ...me.settings, ...untold };
  const now = shownSettings();
  if (theme !== undefined && theme !== now.theme) setTheme(theme);
  if (sounds !== undefined && sounds !== now.sounds) setMuted(!sounds);
  if (volumePercent !== undefined && volumePercent !== now.volumePercent) {
    setSoundVolume(volumePercent / 100);
  }
  if (singleKeys !== undefined && singleKeys !== now.singleKeys) setSingleKeys(singleKeys);
  if (!isSame(keys, now.keys))
    setOwnKeys(knownKeys(keys.map(({ name, keys: own }) => [name, own])));
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function noteChoice(): void {
  if (isTakingOver) return;
  const { me, state } = session.get();
  const now = shownSettings();
  const chosen = names.filter((name) => !isSame(now[name], before[name]));
  before = now;
  if (state === "out") return;
  const fresh = chosen.filter((name) => !isSame(now[name], me?.settings[name]));
  if (fresh.length === 0) return;
  untold = { ...untold, ...Object.fromEntries(fresh.map((name) => [name, now[name]])) };
  tellSoon();
}

function tellSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void tell(), settleMs);
}

/** Where the server cannot be told, the choice holds in this browser until the next one is made. */
async function tell(): Promise<void> {
  clearTimeout(timer);
  const body = untold;
  if (Object.keys(body).length === 0) return;
  if (session.get().state === "loading") {
    tellSoon();
    return;
  }
  const answer = await outcome(api.PATCH("/api/v1/me/settings", { body, keepalive: true }));
  if (untold === body) untold = {};
  if (answer.ok) updateMe({ settings: answer.value });
}
