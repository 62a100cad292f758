import { useState } from "react";
import { PriorityField, SeverityField } from "../bugs/plan-fields";
import type { Bug } from "../store/bug";
import type { BugEdit } from "../store/overlay";
import { enBugFields } from "../texts/en-bug-fields";
import { TextField } from "../ui/text-field";

const words = enBugFields;
const estimateMax = 9999;

/** Harm and plan of a bug, each edited in place. */
export function BugPlan({ bug, onEdit }: { bug: Bug; onEdit: (fields: BugEdit) => void }) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      <SeverityField value={bug.severity} onChange={(severity) => onEdit({ severity })} />
      <PriorityField value={bug.priority} onChange={(priority) => onEdit({ priority })} />
      <DueField due={bug.due} onEdit={onEdit} />
      <EstimateField estimate={bug.estimate} onEdit={onEdit} />
    </div>
  );
}

/** What was typed and not yet sent stands over what is stored until the field is left. */
function useTyped(stored: string) {
  const [typed, setTyped] = useState<string>();
  return { shown: typed ?? stored, type: setTyped, stop: () => setTyped(undefined) };
}

function DueField({ due, onEdit }: { due: string; onEdit: (fields: BugEdit) => void }) {
  const { shown, type, stop } = useTyped(due);
  return (
    <TextField
      label={words.due}
      type="date"
      value={shown}
      onChange={type}
      onCommit={() => {
        stop();
        if (shown !== due) onEdit({ due: shown });
      }}
    />
  );
}

function EstimateField({
  estimate,
  onEdit,
}: {
  estimate: number;
  onEdit: (fields: BugEdit) => void;
}) {
  const { shown, type, stop } = useTyped(Number.isNaN(estimate) ? "" : String(estimate));
  const wanted = readEstimate(shown);
  return (
    <TextField
      label={words.estimate}
      inputMode="decimal"
      value={shown}
      onChange={type}
      error={wanted === undefined ? words.estimateWrong : undefined}
      onCommit={() => {
        if (wanted === undefined) return;
        stop();
        if (!Object.is(wanted, estimate)) onEdit({ estimate: wanted });
      }}
    />
  );
}

/** NaN for none; nothing for what is no estimate. */
function readEstimate(text: string): number | undefined {
  if (text.trim() === "") return Number.NaN;
  if (!/^\d{1,4}([.,]\d{1,2})?$/.test(text.trim())) return undefined;
  const read = Number(text.trim().replace(",", "."));
  return read <= estimateMax ? read : undefined;
}
