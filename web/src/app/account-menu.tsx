import { useSyncExternalStore } from "react";
import type { Me } from "../identity/session";
import { onSingleKeysChange, setSingleKeys, singleKeysAreOn } from "../keys/single-keys";
import { texts } from "../texts/en";
import { getTheme, onThemeChange, setTheme, type Theme } from "../theme/theme";
import { toastSounds } from "../toasts/show-toast";
import {
  isMuted,
  onSoundSettingsChange,
  setMuted,
  setSoundVolume,
  soundVolume,
} from "../toasts/sound-settings";
import { Avatar } from "../ui/avatar";
import { Button } from "../ui/button";
import { Menu, type MenuItem } from "../ui/menu";

const words = texts.header;
const themes: readonly Theme[] = ["light", "dark", "system"];
const volumes = { quiet: 0.25, medium: 0.5, full: 1 } as const;

function handleVolume(volume: number) {
  setSoundVolume(volume);
  toastSounds.play("positive");
}

/** Who is signed in, and what they can set for themselves. */
export function AccountMenu({ me, onHelp }: { me: Me; onHelp: () => void }) {
  const theme = useSyncExternalStore(onThemeChange, getTheme);
  const muted = useSyncExternalStore(onSoundSettingsChange, isMuted);
  const volume = useSyncExternalStore(onSoundSettingsChange, soundVolume);
  const singleKeys = useSyncExternalStore(onSingleKeysChange, singleKeysAreOn);
  const items: MenuItem[] = [
    { label: words.profile, href: "/profile" },
    { label: words.sessions, href: "/sessions" },
    { label: words.keyboard, href: "/keyboard" },
    ...themes.map((choice) => ({
      label: `${words.theme}: ${words.themes[choice]}`,
      checked: theme === choice,
      onSelect: () => setTheme(choice),
    })),
    { label: words.sounds, checked: !muted, onSelect: () => setMuted(!muted) },
    ...(["quiet", "medium", "full"] as const).map((loudness) => ({
      label: `${words.volume}: ${words.volumes[loudness]}`,
      checked: volume === volumes[loudness],
      onSelect: () => handleVolume(volumes[loudness]),
    })),
    {
      label: words.singleKeys,
      checked: singleKeys,
      onSelect: () => setSingleKeys(!singleKeys),
    },
    { label: words.speed, href: "/speed-insights" },
    { label: words.keysHelp, keyName: "help", onSelect: onHelp },
  ];
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          className="max-narrow:justify-start"
          aria-label={`${words.account}: ${me.displayName}`}
        >
          <Avatar name={me.displayName} picture={me.photoURL} size="small" />
          <span className="max-w-40 truncate">{me.displayName}</span>
        </Button>
      }
      items={items}
    />
  );
}
