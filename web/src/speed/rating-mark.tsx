import { CircleCheck, OctagonAlert, TriangleAlert } from "lucide-react";
import { enSpeed } from "../texts/en-speed";
import type { Rating } from "./vitals";

const icons = { good: CircleCheck, fair: TriangleAlert, poor: OctagonAlert };
const colours = { good: "text-success", fair: "text-warning", poor: "text-danger" };

/** A shape and a colour for a rating; the word is read out where it is not written beside it. */
export function RatingMark({ rating, isNamed = false }: { rating: Rating; isNamed?: boolean }) {
  const Icon = icons[rating];
  const word = enSpeed.ratings[rating];
  return (
    <span className={`inline-flex items-center gap-1 text-small font-medium ${colours[rating]}`}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className={isNamed ? undefined : "sr-only"}>{word}</span>
    </span>
  );
}
