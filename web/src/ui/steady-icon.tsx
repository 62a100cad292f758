import type { LucideIcon } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";

/**
 * An icon beside or inside of what says the same in words. Where it becomes another one its elements stay: a row
 * shows another bug in a moment, and to make elements costs more than all else about an icon.
 */
export function SteadyIcon({
  of: Icon,
  ...look
}: {
  of: LucideIcon;
  className: string;
  style?: CSSProperties;
}): ReactNode {
  // Called: as a component of its own each icon would bring elements of its own (`make-icon`).
  return Icon({ ...look, "aria-hidden": "true" });
}
