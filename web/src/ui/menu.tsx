import type { ReactElement } from "react";
import { menuWindow } from "./overlays";
import { useCalmSwap } from "./use-calm-swap";

/** One line of a menu: an action, a link, or with `checked` a switch. */
export type MenuItem = {
  label: string;
  keys?: string | undefined;
  checked?: boolean;
} & ({ onSelect: () => void } | { href: string });

/** A menu below its trigger. */
export function Menu({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) {
  const { Part, isWanted, want, hold } = useCalmSwap(menuWindow);
  if (Part) return <Part trigger={trigger} items={items} isOpenAtFirst={isWanted} />;
  return (
    // The trigger inside takes the pointer and the keys; this only listens to it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span className="contents" onClick={want} {...hold}>
      {trigger}
    </span>
  );
}
