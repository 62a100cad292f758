import type { ReactElement } from "react";
import type { KeyName } from "../keys/table";
import { tooltipWindow } from "./overlays";
import { useCalmSwap } from "./use-calm-swap";

/** A few words about its child, on hover and on focus; the child describes itself by them. */
export function Tooltip({
  label,
  keyName,
  children,
}: {
  label: string;
  /** The shortcut that it does as well. */
  keyName?: KeyName | undefined;
  children: ReactElement;
}) {
  const { Part, hold } = useCalmSwap(tooltipWindow);
  if (!Part) {
    return (
      <span className="contents" {...hold}>
        {children}
      </span>
    );
  }
  return (
    <Part label={label} keyName={keyName}>
      {children}
    </Part>
  );
}
