import type { KeyBinding, KeyGroup } from "./shown";
import type { KeyName } from "./table";

/** What is shown with one heading for each title, and each shortcut once: where it counts. */
export function groupsByTitle(
  shown: readonly KeyGroup[],
  isWanted: (binding: KeyBinding) => boolean = () => true,
): KeyGroup[] {
  const seen = new Set<KeyName>();
  const byTitle = new Map<string, KeyBinding[]>();
  for (const { title, bindings } of shown) {
    const fresh = bindings.filter((binding) => !seen.has(binding.name) && isWanted(binding));
    for (const { name } of fresh) seen.add(name);
    if (fresh.length > 0) byTitle.set(title, [...(byTitle.get(title) ?? []), ...fresh]);
  }
  return [...byTitle].map(([title, bindings]) => ({ title, bindings }));
}
