/** The person's choice of colours; public/theme.js applies it before the first paint. */
export type Theme = "light" | "dark" | "system";

const storageKey = "lacewing.theme";
const listeners = new Set<() => void>();

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function getTheme(): Theme {
  const value = stored(storageKey);
  return value === "light" || value === "dark" ? value : "system";
}

export function setTheme(theme: Theme): void {
  if (theme === "system") {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = theme;
  }
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is switched off or full: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
