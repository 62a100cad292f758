import { Circle, CircleCheck, CircleDashed, CircleDot, CircleX } from "lucide-react";
import type { StatusCategory } from "../api/types";
import { isPaletteColor } from "../labels/label-rules";
import { type IconPlace, SteadyIcon } from "../ui/steady-icon";

const shapes = {
  triage: [CircleDashed, "text-warning"],
  open: [Circle, "text-info"],
  started: [CircleDot, "text-accent-text"],
  done: [CircleCheck, "text-success"],
  dropped: [CircleX, "text-text-3"],
} as const;

const colors = {
  violet: "text-label-violet",
  blue: "text-label-blue",
  teal: "text-label-teal",
  green: "text-label-green",
  amber: "text-label-amber",
  red: "text-label-red",
  pink: "text-label-pink",
};

/** A status by its category's shape in its own colour; its name stands beside it or in `place`. */
export function StatusIcon({
  status,
  place,
}: {
  status: { category: StatusCategory; color?: string } | undefined;
  place?: IconPlace;
}) {
  const [Icon, usual] = shapes[status?.category ?? "open"];
  const color = status?.color ?? "";
  const look = isPaletteColor(color) ? colors[color] : usual;
  const own = color.startsWith("#") ? { color } : {};
  return SteadyIcon({ of: Icon, color: look, style: own, place });
}
