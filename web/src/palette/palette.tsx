import { useEffect, useRef } from "react";
import { goTo } from "../routing/history";
import { enPalette as words } from "../texts/en-palette";
import { TopWindow } from "../ui/top-window";
import type { Item } from "./finding/item";
import { PaletteBody } from "./palette-body";
import { rememberSeen } from "./seen";
import { titleOfPage } from "./title-of-page";

/** All that can be done and found, by typing: what the page offers, then pages, projects, people and bugs. */
export function Palette({
  asked,
  onClose,
}: {
  /** Nothing while it is closed. */
  asked: "all" | "recent" | undefined;
  onClose: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<Item>(undefined);
  useEffect(() => rememberSeen(titleOfPage), []);

  function handleClosed() {
    const item = chosen.current;
    chosen.current = undefined;
    if (item === undefined) return;
    if ("go" in item.act) goTo(item.act.go);
    else item.act.run();
  }
  return (
    <TopWindow
      open={asked !== undefined}
      onOpenChange={(open) => !open && onClose()}
      onClosed={handleClosed}
      label={words.label}
      initialFocus={input}
    >
      {asked && (
        <PaletteBody
          what={asked}
          input={input}
          onChoose={(item) => {
            chosen.current = item;
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </TopWindow>
  );
}
