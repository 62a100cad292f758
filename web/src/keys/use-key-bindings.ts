import { useEffect, useEffectEvent } from "react";
import { isPressOf, isSingleKey, type KeyGroup, showKeyGroup } from "./bindings";
import { isTyping } from "./keys";
import { singleKeysAreOn } from "./single-keys";
import { hasPrefix } from "./use-keys";

/** Binds the keys of what is shown, while no field has the focus, and lists them in the help. */
export function useKeyBindings(group: KeyGroup): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // A button or link that has the focus is pressed by Enter itself.
    if (event.key === "Enter" && isPressable(event.target)) return;
    if (event.defaultPrevented || isTyping(event.target) || hasPrefix(event)) return;
    const binding = group.bindings.find(({ keys }) => isPressOf(event, keys));
    if (binding === undefined || (isSingleKey(binding.keys) && !singleKeysAreOn())) return;
    event.preventDefault();
    binding.run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  // Shown anew when the words change, not with every drawing.
  const words = group.bindings.map((binding) => `${binding.keys} ${binding.words}`).join("\n");
  const show = useEffectEvent(() => showKeyGroup(group));
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => show(), [words]);
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button, summary") !== null;
}
