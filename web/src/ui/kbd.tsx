const isApple = /^(?:Mac|iP)/.test(globalThis.navigator?.platform ?? "");
const arrows: Readonly<Record<string, string>> = { Up: "↑", Down: "↓", Left: "←", Right: "→" };

function shown(keys: string): string {
  const parts = keys.replace(/\w+$/, (key) => arrows[key] ?? key);
  return isApple ? parts.replaceAll("Ctrl+", "⌘").replaceAll("Shift+", "⇧") : parts;
}

/** Keys as they are pressed: "Ctrl+K" together, "G D" one after the other. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <kbd className="inline-flex h-5 shrink-0 items-center rounded-chip border border-border bg-sunken px-1.5 font-mono text-micro text-text-2">
      {shown(keys)}
    </kbd>
  );
}
