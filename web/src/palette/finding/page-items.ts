import { groupsByTitle } from "../../keys/groups-by-title";
import { type KeyGroup, shownKeyGroups } from "../../keys/shown";
import { setSingleKeys, singleKeysAreOn } from "../../keys/single-keys";
import { enKeys } from "../../texts/en-keys";
import { enPalette as words } from "../../texts/en-palette";
import { setTheme, type Theme } from "../../theme/theme";
import { isMuted, setMuted } from "../../toasts/sound-settings";
import type { Item } from "./item";

/** What the page offers by its keys, what is innermost first; the palette does not offer itself. */
export function actionItems(shown: readonly KeyGroup[] = shownKeyGroups()): Item[] {
  const seen = new Set<string>();
  const items: Item[] = [];
  for (const { title: detail, bindings } of groupsByTitle(shown)) {
    for (const { name, words: own, run } of bindings) {
      const title = own ?? enKeys.names[name];
      // Two shortcuts may lead to the same.
      const isFresh = !seen.has(`${detail} ${title}`) && name !== "palette";
      seen.add(`${detail} ${title}`);
      if (!isFresh) continue;
      items.push({
        id: `key ${name}`,
        group: "actions",
        title,
        detail,
        keyName: name,
        act: { run },
      });
    }
  }
  return items;
}

const { pages } = words;
const paths = [
  ["dashboard", "/dashboard"],
  ["organizations", "/organizations"],
  ["plans", "/subscribe"],
  ["profile", "/profile"],
  ["sessions", "/sessions"],
  ["tokens", "/profile/tokens"],
  ["keyboard", "/keyboard"],
  ["speed", "/speed-insights"],
  ["attributions", "/attributions"],
  ["logOut", "/logout"],
] as const;
const themes: readonly Theme[] = ["light", "dark", "system"];

const page = (title: string, go: string): Item => ({ id: go, group: "pages", title, act: { go } });
const setting = (title: string, run: () => void): Item => ({
  id: `set ${title}`,
  group: "pages",
  title,
  act: { run },
});

/** Pages that everybody has, and what one sets for oneself. */
export function pageItems(lists: readonly { title: string; path: string }[]): Item[] {
  const [dashboard, ...others] = paths.map(([name, path]) => page(pages[name], path));
  return [
    ...(dashboard ? [dashboard] : []),
    ...lists.map(({ title, path }) => page(title, path)),
    ...others,
    ...themes.map((theme) => setting(pages.themes[theme], () => setTheme(theme))),
    isMuted()
      ? setting(pages.unmute, () => setMuted(false))
      : setting(pages.mute, () => setMuted(true)),
    singleKeysAreOn()
      ? setting(pages.singleKeysOff, () => setSingleKeys(false))
      : setting(pages.singleKeysOn, () => setSingleKeys(true)),
  ];
}
