import type { Severity } from "../api/types";
import { enBugFields } from "../texts/en-bug-fields";

const looks = {
  S1: "bg-danger-soft text-danger",
  S2: "bg-warning-soft text-warning",
  S3: "bg-info-soft text-info",
  S4: "bg-sunken text-text-2",
} as const;

/** A severity by its short word, in full on hover; nothing while nobody judged it. */
export function SeverityChip({ severity }: { severity: Severity }) {
  if (severity === "unset") return null;
  return (
    <span
      title={enBugFields.severities[severity]}
      className={`shrink-0 rounded-chip px-1 text-small font-medium tabular-nums ${looks[severity]}`}
    >
      {severity}
    </span>
  );
}
