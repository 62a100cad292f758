import type { LucideIcon } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";

/** How an icon stands where it is not beside words: all that there is of a row's cell, say. */
export interface IconPlace {
  /** Among its siblings. */
  key: string;
  /** Classes of its box, in which it stands first. */
  box: string;
  /** What it says; silent without one. */
  name?: string | undefined;
  /** Whether a pointer that rests on it is told the name. */
  hasHint: boolean;
}

/**
 * An icon beside or inside of what says the same in words, or in a place of its own. Where it becomes another one
 * its elements stay: a row shows another bug in a moment, and to make elements costs more than all else about an icon.
 */
export function SteadyIcon({
  of: Icon,
  color,
  style,
  place,
}: {
  of: LucideIcon;
  /** A class. */
  color: string;
  style?: CSSProperties;
  place?: IconPlace | undefined;
}): ReactNode {
  const { key, box = "size-4 shrink-0", name, hasHint = false } = place ?? {};
  const said = name === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  // Called: as a component of its own each icon would bring elements of its own (`make-icon`).
  return Icon({
    ...said,
    key,
    style,
    className: `${box} ${color}`,
    preserveAspectRatio: place && "xMinYMid",
    children: hasHint && name !== undefined && <title>{name}</title>,
  });
}
