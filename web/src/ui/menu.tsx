import { cloneElement, type ReactElement } from "react";
import type { KeyName } from "../keys/table";
import { menuWindow } from "./overlays";
import { usePartOnPress } from "./use-part-on-press";

/** One line of a menu: an action, a link, or with `checked` a switch. */
export type MenuItem = {
  label: string;
  keyName?: KeyName | undefined;
  checked?: boolean;
} & ({ onSelect: () => void } | { href: string });

/** A menu below its trigger. */
export function Menu({
  trigger,
  items,
  open,
  onOpenChange,
}: {
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Where a key may open it as well as its button. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}) {
  const { Part, isByKey, hear } = usePartOnPress(menuWindow, open, () => onOpenChange?.(true));
  if (Part) {
    return (
      <Part
        trigger={trigger}
        items={items}
        open={open}
        isByKey={isByKey}
        onOpenChange={onOpenChange}
      />
    );
  }
  return (
    // The trigger inside takes the pointer and the keys; this only listens to it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span className="contents" {...hear}>
      {cloneElement(trigger, { "aria-haspopup": "menu", "aria-expanded": false } as object)}
    </span>
  );
}
