import type { Priority, Severity } from "../api/types";
import { enBugFields } from "../texts/en-bug-fields";
import { SelectField } from "../ui/select-field";
import { priorities, severities } from "./bug-rules";

const words = enBugFields;

export function SeverityField({
  value,
  onChange,
}: {
  value: Severity;
  onChange: (value: Severity) => void;
}) {
  return (
    <SelectField
      label={words.severity}
      value={value}
      options={severities.map((each) => ({ value: each, label: words.severities[each] }))}
      onChange={onChange}
    />
  );
}

export function PriorityField({
  value,
  onChange,
}: {
  value: Priority;
  onChange: (value: Priority) => void;
}) {
  return (
    <SelectField
      label={words.priority}
      value={value}
      options={priorities.map((each) => ({ value: each, label: words.priorities[each] }))}
      onChange={onChange}
    />
  );
}
