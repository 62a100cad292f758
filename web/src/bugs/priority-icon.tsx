import { ChevronDown, ChevronsUp, ChevronUp, Equal } from "lucide-react";
import type { Priority } from "../api/types";
import { enBugFields } from "../texts/en-bug-fields";
import { type IconPlace, SteadyIcon } from "../ui/steady-icon";

const looks = {
  urgent: [ChevronsUp, "text-danger"],
  high: [ChevronUp, "text-warning"],
  medium: [Equal, "text-info"],
  low: [ChevronDown, "text-text-3"],
} as const;

/** A priority by shape and colour, its name for screen readers and on hover; nothing for none. */
export function PriorityIcon({ priority }: { priority: Priority }) {
  const name = priorityName(priority);
  if (name === undefined) return null;
  return (
    <span className="inline-flex" role="img" aria-label={name} title={name}>
      <PriorityShape priority={priority} />
    </span>
  );
}

export function priorityName(priority: Priority): string | undefined {
  return priority === "none" ? undefined : enBugFields.priorities[priority];
}

/** Its shape alone, named by `place` or by the element that it stands in; nothing for none. */
export function PriorityShape({ priority, place }: { priority: Priority; place?: IconPlace }) {
  if (priority === "none") return null;
  const [Icon, color] = looks[priority];
  return SteadyIcon({ of: Icon, color, place });
}
