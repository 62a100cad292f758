import { useEffectEvent, useLayoutEffect, useState } from "react";
import { type KeyGroup, nextPlace, showKeyGroup } from "./shown";
import type { KeyName } from "./table";

/** Binds shortcuts of what is shown; the help and the palette offer them as long as it is there. */
export function useKeyBindings({ title, bindings }: KeyGroup): void {
  const [place] = useState(nextPlace);
  const run = useEffectEvent((name: KeyName) => {
    bindings.find((binding) => binding.name === name)?.run();
  });
  const show = useEffectEvent(() =>
    showKeyGroup(place, {
      title,
      bindings: bindings.map(({ name, words }) => ({ name, words, run: () => run(name) })),
    }),
  );
  // Shown anew when the words change, not with every drawing.
  const shape = bindings.map(({ name, words = "" }) => `${name} ${words}`).join("\n");
  // As soon as its part is drawn, a shortcut is heard.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => show(), [place, title, shape]);
}
