import { useSyncExternalStore } from "react";
import { enAccount } from "../../texts/en-account";
import { getTheme, onThemeChange, setTheme, type Theme } from "../../theme/theme";
import { isMuted, onSoundSettingsChange, setMuted } from "../../toasts/sound-settings";
import { CheckField } from "../../ui/check-field";
import { SelectField } from "../../ui/select-field";
import { ProfileSection } from "./profile-section";

const words = enAccount.profile.preferences;
const themes: readonly Theme[] = ["light", "dark", "system"];

/** How Lacewing looks and sounds, in all browsers of the person. */
export function PreferencesSection() {
  const theme = useSyncExternalStore(onThemeChange, getTheme);
  const muted = useSyncExternalStore(onSoundSettingsChange, isMuted);
  return (
    <ProfileSection title={words.title} text={words.text}>
      <SelectField
        label={words.theme}
        value={theme}
        onChange={setTheme}
        options={themes.map((value) => ({ value, label: words.themes[value] }))}
      />
      <CheckField label={words.sounds} checked={!muted} onChange={(on) => setMuted(!on)} />
    </ProfileSection>
  );
}
