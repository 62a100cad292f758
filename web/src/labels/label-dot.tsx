import { classNames } from "../ui/class-names";
import { isPaletteColor } from "./label-rules";

const dots = {
  violet: "bg-label-violet",
  blue: "bg-label-blue",
  teal: "bg-label-teal",
  green: "bg-label-green",
  amber: "bg-label-amber",
  red: "bg-label-red",
  pink: "bg-label-pink",
};

/** A label's colour; one of people's own gets a rim, so that it is seen on every ground. */
export function LabelDot({ color, className }: { color: string; className?: string }) {
  if (isPaletteColor(color)) {
    return (
      <span
        aria-hidden="true"
        className={classNames("size-2 shrink-0 rounded-full", dots[color], className)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames("size-2 shrink-0 rounded-full ring-1 ring-border-strong", className)}
      style={{ backgroundColor: color }}
    />
  );
}
