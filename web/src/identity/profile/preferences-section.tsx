import { useState, useSyncExternalStore } from "react";
import { enAccount } from "../../texts/en-account";
import { getTheme, setTheme, type Theme } from "../../theme/theme";
import { isMuted, onSoundSettingsChange, setMuted } from "../../toasts/sound-settings";
import { CheckField } from "../../ui/check-field";
import { SelectField } from "../../ui/select-field";
import { ProfileSection } from "./profile-section";

const words = enAccount.profile.preferences;
const themes: readonly Theme[] = ["light", "dark", "system"];

/** How this browser looks and sounds. */
export function PreferencesSection() {
  const [theme, setShownTheme] = useState(getTheme);
  const muted = useSyncExternalStore(onSoundSettingsChange, isMuted);
  function handleTheme(chosen: Theme) {
    setTheme(chosen);
    setShownTheme(chosen);
  }
  return (
    <ProfileSection title={words.title} text={words.text}>
      <SelectField
        label={words.theme}
        value={theme}
        onChange={handleTheme}
        options={themes.map((value) => ({ value, label: words.themes[value] }))}
      />
      <CheckField label={words.sounds} checked={!muted} onChange={(on) => setMuted(!on)} />
    </ProfileSection>
  );
}
