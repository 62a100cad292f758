import type { WireSettings } from "../api/types";
import { ownKeys } from "../keys/own-keys";
import { singleKeysAreOn } from "../keys/single-keys";
import { getTheme } from "../theme/theme";
import { isMuted, soundVolume } from "../toasts/sound-settings";

/** What this browser shows now. */
export function shownSettings(): Required<WireSettings> {
  return {
    theme: getTheme(),
    sounds: !isMuted(),
    volumePercent: Math.round(soundVolume() * 100),
    singleKeys: singleKeysAreOn(),
    keys: Object.entries(ownKeys())
      .map(([name, keys]) => ({ name, keys }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
