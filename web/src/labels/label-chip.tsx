import type { Label } from "../store/organization";
import { classNames } from "../ui/class-names";
import { LabelDot } from "./label-dot";
import { isPaletteColor } from "./label-rules";

const looks = {
  violet: "bg-label-violet-soft text-label-violet-text",
  blue: "bg-label-blue-soft text-label-blue-text",
  teal: "bg-label-teal-soft text-label-teal-text",
  green: "bg-label-green-soft text-label-green-text",
  amber: "bg-label-amber-soft text-label-amber-text",
  red: "bg-label-red-soft text-label-red-text",
  pink: "bg-label-pink-soft text-label-pink-text",
};

/** A label: a dot of its colour and its name, which never stands aside for the colour. */
export function LabelChip({ label }: { label: Pick<Label, "name" | "color" | "description"> }) {
  const { name, color, description } = label;
  return (
    <span
      title={description === "" ? name : `${name}: ${description}`}
      className={classNames(
        "inline-flex h-5 max-w-44 min-w-0 items-center gap-1.5 rounded-chip px-1.5 text-small font-medium",
        isPaletteColor(color) ? looks[color] : "bg-hover text-text-2",
      )}
    >
      <LabelDot color={color} />
      <span className="truncate">{name}</span>
    </span>
  );
}
