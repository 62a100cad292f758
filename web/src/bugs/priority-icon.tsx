import { ChevronDown, ChevronsUp, ChevronUp, Equal } from "lucide-react";
import type { Priority } from "../api/types";
import { enBugFields } from "../texts/en-bug-fields";

const looks = {
  urgent: [ChevronsUp, "text-danger"],
  high: [ChevronUp, "text-warning"],
  medium: [Equal, "text-info"],
  low: [ChevronDown, "text-text-3"],
} as const;

/** A priority by shape and colour, its name for screen readers and on hover; nothing for none. */
export function PriorityIcon({ priority }: { priority: Priority }) {
  if (priority === "none") return null;
  const [Icon, color] = looks[priority];
  const name = enBugFields.priorities[priority];
  return (
    <span className="inline-flex" role="img" aria-label={name} title={name}>
      <Icon className={`size-4 shrink-0 ${color}`} aria-hidden="true" />
    </span>
  );
}
