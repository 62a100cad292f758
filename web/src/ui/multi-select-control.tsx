import { Combobox } from "@base-ui/react/combobox";
import { Check, X } from "lucide-react";
import { useId } from "react";
import { enUi } from "../texts/en-ui";
import { Field } from "./field";
import type { MultiSelectProps } from "./multi-select";

/** The field itself, with its list. */
export function MultiSelectControl({
  label,
  values,
  onChange,
  options,
  max,
  error,
  hint,
  placeholder,
  disabled,
}: MultiSelectProps) {
  const labels = new Map(options.map((option) => [option.value, option.label]));
  const labelOf = (value: string) => labels.get(value) ?? value;
  const full = max !== undefined && values.length >= max;
  return (
    <Field id={useId()} label={label} error={error} hint={full ? enUi.mostReached(max) : hint}>
      {(control) => (
        <Combobox.Root
          multiple
          items={options.map((option) => option.value)}
          itemToStringLabel={labelOf}
          value={[...values]}
          onValueChange={(chosen, details) => {
            // Esc would take everything chosen away; it shall only close what is open around it.
            if (details.reason === "escape-key") details.allowPropagation();
            else onChange(max === undefined ? chosen : chosen.slice(0, max));
          }}
          disabled={disabled}
        >
          <Combobox.InputGroup className="press rounded-control border border-border-strong bg-surface outline-offset-2 outline-focus focus-within:outline-2 hover:border-text-3 has-aria-invalid:border-danger">
            <Combobox.Chips className="flex min-h-9.5 w-full flex-wrap items-center gap-1 px-2 py-1">
              {values.map((value) => (
                <Combobox.Chip
                  key={value}
                  aria-label={labelOf(value)}
                  className="inline-flex h-7 max-w-full items-center gap-1 rounded-chip bg-hover pr-0.5 pl-2 text-ui text-text"
                >
                  <span className="truncate">{labelOf(value)}</span>
                  <Combobox.ChipRemove
                    aria-label={enUi.remove(labelOf(value))}
                    className="press inline-flex size-6 items-center justify-center rounded-chip text-text-2 hover:bg-active hover:text-text"
                  >
                    <X className="size-3.5" aria-hidden="true" />
                  </Combobox.ChipRemove>
                </Combobox.Chip>
              ))}
              <Combobox.Input
                {...control}
                placeholder={values.length === 0 ? placeholder : undefined}
                className="h-7 min-w-24 flex-1 bg-transparent px-1 text-read text-text outline-none"
              />
            </Combobox.Chips>
          </Combobox.InputGroup>
          <Options labelOf={labelOf} />
        </Combobox.Root>
      )}
    </Field>
  );
}

function Options({ labelOf }: { labelOf: (value: string) => string }) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} className="z-50">
        <Combobox.Popup className="float max-h-[min(var(--available-height),20rem)] w-(--anchor-width) overflow-y-auto rounded-card border border-border bg-raised p-1 shadow-floating">
          <Combobox.Empty>
            <p className="px-2 py-1.5 text-ui text-text-2">{enUi.noMatches}</p>
          </Combobox.Empty>
          <Combobox.List>
            {(value: string) => (
              <Combobox.Item
                key={value}
                value={value}
                className="flex min-h-8 items-center gap-2 rounded-chip px-2 text-ui text-text data-highlighted:bg-hover"
              >
                <span className="size-4">
                  <Combobox.ItemIndicator>
                    <Check className="size-4 text-accent-text" aria-hidden="true" />
                  </Combobox.ItemIndicator>
                </span>
                <span className="truncate">{labelOf(value)}</span>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
