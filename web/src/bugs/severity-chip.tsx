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
  const { title, look } = severityLook(severity);
  return (
    <span title={title} className={`shrink-0 px-1 ${look}`}>
      {severity}
    </span>
  );
}

/** How it looks and what it is in full, for an element that shows something anyway. */
export function severityLook(severity: Exclude<Severity, "unset">) {
  return {
    title: enBugFields.severities[severity],
    look: `rounded-chip text-small font-medium tabular-nums ${looks[severity]}`,
  };
}
