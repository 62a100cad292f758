import type { ReactElement } from "react";
import { tooltipWindow } from "./overlays";
import { useCalmSwap } from "./use-calm-swap";

/** A few words about its child, on hover and on focus; the child describes itself by them. */
export function Tooltip({
  label,
  keys,
  children,
}: {
  label: string;
  keys?: string | undefined;
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
    <Part label={label} keys={keys}>
      {children}
    </Part>
  );
}
