import type { ReactElement } from "react";
import type { KeyName } from "../keys/table";
import { menuWindow } from "./overlays";
import { useCalmSwap } from "./use-calm-swap";

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
  const { Part, isWanted, want, hold } = useCalmSwap(menuWindow);
  if (open && !isWanted) want();
  if (Part) {
    return (
      <Part
        trigger={trigger}
        items={items}
        isOpenAtFirst={isWanted}
        open={open}
        onOpenChange={onOpenChange}
      />
    );
  }
  return (
    // The trigger inside takes the pointer and the keys; this only listens to it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      className="contents"
      onClick={() => {
        want();
        onOpenChange?.(true);
      }}
      {...hold}
    >
      {trigger}
    </span>
  );
}
