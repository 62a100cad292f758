import type { CSSProperties, ReactElement } from "react";
import type { Label } from "../store/organization";
import { classNames } from "../ui/class-names";
import { isPaletteColor } from "./label-rules";

const looks = {
  violet: "bg-label-violet-soft text-label-violet-text before:bg-label-violet",
  blue: "bg-label-blue-soft text-label-blue-text before:bg-label-blue",
  teal: "bg-label-teal-soft text-label-teal-text before:bg-label-teal",
  green: "bg-label-green-soft text-label-green-text before:bg-label-green",
  amber: "bg-label-amber-soft text-label-amber-text before:bg-label-amber",
  red: "bg-label-red-soft text-label-red-text before:bg-label-red",
  pink: "bg-label-pink-soft text-label-pink-text before:bg-label-pink",
};
const ownLook = "bg-hover text-text-2 before:bg-(--dot) before:ring-1 before:ring-border-strong";
const dot =
  "before:mr-1.5 before:inline-block before:size-2 before:rounded-full before:align-middle before:content-['']";

type LabelLook = Pick<Label, "name" | "color" | "description">;

/**
 * A label: a dot of its colour and its name, which never stands aside for the colour. One element: rows hold
 * several.
 */
export function LabelChip({ label }: { label: LabelLook }) {
  return labelChipAt(0, label);
}

/** One of several that stand in a row, which are many: no component of its own, and what it means is told on hover if asked for. */
export function labelChipAt(
  place: number,
  { name, color, description }: LabelLook,
  hasHint = true,
): ReactElement {
  const isKnown = isPaletteColor(color);
  const own: CSSProperties & { "--dot"?: string } = isKnown ? {} : { "--dot": color };
  return (
    <span
      key={place}
      title={hasHint ? hintOf({ name, description }) : undefined}
      className={classNames(
        "inline-block h-5 max-w-44 min-w-0 cut rounded-chip px-1.5 align-middle text-small leading-5 font-medium",
        dot,
        isKnown ? looks[color] : ownLook,
      )}
      style={own}
    >
      {name}
    </span>
  );
}

function hintOf({ name, description }: Pick<LabelLook, "name" | "description">): string {
  return description === "" ? name : `${name}: ${description}`;
}
