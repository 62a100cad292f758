import type { ReactNode } from "react";
import { enBugPage } from "../texts/en-bug-page";
import { Picker, type PickerOption } from "../ui/picker";
import { type BugPart, bugActions } from "./bug-actions";
import { DetailRow, rowControlLook, rowValueLook } from "./detail-row";
import type { BugParts } from "./use-bug-parts";

/** A field that is chosen from a list, by pressing it or by its key. */
export function PickerRow({
  name,
  part,
  parts,
  mayEdit,
  options,
  missing,
  values,
  isMultiple = false,
  max,
  unset = enBugPage.unset,
  onChange,
  children,
}: {
  name: string;
  part: BugPart;
  parts: BugParts;
  mayEdit: boolean;
  options: readonly PickerOption[];
  missing?: string | undefined;
  values: readonly string[];
  isMultiple?: boolean;
  max?: number;
  /** What is shown where nothing is chosen. */
  unset?: string;
  onChange: (values: string[]) => void;
  /** What is chosen, as it is shown. */
  children: ReactNode;
}) {
  if (!mayEdit) {
    return (
      <DetailRow name={name}>
        <span className={rowValueLook}>{children}</span>
      </DetailRow>
    );
  }
  const action = bugActions.find(({ id }) => id === part);
  const chosen = options.filter(({ value }) => values.includes(value));
  const words = chosen.map(({ label }) => label).join(", ");
  return (
    <DetailRow name={name}>
      <Picker
        label={action?.words ?? name}
        keyName={action?.name}
        options={options}
        missing={missing}
        values={values}
        isMultiple={isMultiple}
        {...(max !== undefined && { max })}
        onChange={onChange}
        open={parts.shown === part}
        onOpenChange={(open) => (open ? parts.show(part) : parts.hide(part))}
        trigger={
          <button
            type="button"
            aria-label={`${name}: ${words === "" ? unset : words}`}
            className={rowControlLook}
          >
            {children}
          </button>
        }
      />
    </DetailRow>
  );
}
