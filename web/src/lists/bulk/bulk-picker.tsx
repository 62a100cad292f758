import type { KeyName } from "../../keys/table";
import { Button } from "../../ui/button";
import { Picker, type PickerOption } from "../../ui/picker";

/** A part of the bar: opened by its button or by its key, one at a time. */
export interface BulkPart {
  name: KeyName;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  isBusy: boolean;
}

/** A button of the bar that opens a list of choices for all that are selected. */
export function BulkPicker({
  name,
  label,
  options,
  missing,
  values,
  isMultiple = false,
  part,
  onChange,
}: {
  name: string;
  /** Names the list. */
  label: string;
  options: readonly PickerOption[];
  missing?: string | undefined;
  /** What all of them have. */
  values: readonly string[];
  isMultiple?: boolean;
  part: BulkPart;
  onChange: (values: string[]) => void;
}) {
  return (
    <Picker
      label={label}
      options={options}
      missing={missing}
      values={values}
      isMultiple={isMultiple}
      onChange={onChange}
      keyName={part.name}
      open={part.isOpen}
      onOpenChange={part.onOpenChange}
      trigger={
        <Button size="small" disabled={part.isBusy} aria-label={label}>
          {name}
        </Button>
      }
    />
  );
}
