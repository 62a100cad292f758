import { Combobox } from "@base-ui/react/combobox";
import { Check, Plus, X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { enUi } from "../texts/en-ui";
import { Field } from "./field";
import type { MultiSelectOption, MultiSelectProps, MultiSelectUse } from "./multi-select";
import { multiSelectLook as look } from "./multi-select-look";

/** The line that makes a new option stands in the list under this value. */
const creating = "";

/** The field itself, with its list. */
export function MultiSelectControl({
  label,
  values,
  onChange,
  options,
  missing,
  create,
  max,
  error,
  hint,
  placeholder,
  disabled,
  use,
}: MultiSelectProps & { use: MultiSelectUse }) {
  const [typed, setTyped] = useState(use.typed);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // The click that began it is over by then: it would be one beside the list.
    const timer = use.opens ? setTimeout(() => setOpen(true)) : undefined;
    return () => clearTimeout(timer);
  }, [use.opens]);
  const known = new Map(options.map((option) => [option.value, option]));
  const wanted = typed.trim();
  // An option of that name may still be on its way.
  const mayCreate = create !== undefined && missing === undefined;
  const isNew = mayCreate && wanted !== "" && !options.some(isNamed(wanted));
  const optionOf = (value: string): MultiSelectOption =>
    value === creating
      ? { value, label: create?.label(wanted) ?? "" }
      : (known.get(value) ?? { value, label: value });
  const full = max !== undefined && values.length >= max;

  function handleChoice(chosen: string[]) {
    const made = chosen.includes(creating) ? create?.run(wanted) : undefined;
    const all = chosen.flatMap((value) => (value === creating ? (made ?? []) : value));
    setTyped("");
    onChange(max === undefined ? all : all.slice(0, max));
  }
  return (
    <Field id={useId()} label={label} error={error} hint={full ? enUi.mostReached(max) : hint}>
      {(control) => (
        <Combobox.Root
          multiple
          items={[...known.keys(), ...(isNew ? [creating] : [])]}
          itemToStringLabel={(value) => optionOf(value).label}
          inputValue={typed}
          onInputValueChange={setTyped}
          value={[...values]}
          onValueChange={(chosen, details) => {
            // Esc would take everything chosen away; it shall only close what is open around it.
            if (details.reason === "escape-key") details.allowPropagation();
            else handleChoice(chosen);
          }}
          autoHighlight={create !== undefined}
          disabled={disabled}
          open={isOpen}
          onOpenChange={setOpen}
        >
          <Combobox.InputGroup className={look.box}>
            <Combobox.Chips className={look.chips}>
              {values.map((value) => (
                <Chip key={value} option={optionOf(value)} />
              ))}
              <Combobox.Input
                {...control}
                // It had the focus in what stood for it.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={use.hasFocus}
                placeholder={values.length === 0 ? placeholder : undefined}
                className={look.input}
              />
            </Combobox.Chips>
          </Combobox.InputGroup>
          <Options optionOf={optionOf} empty={missing ?? enUi.noMatches} />
        </Combobox.Root>
      )}
    </Field>
  );
}

function isNamed(wanted: string) {
  const folded = wanted.normalize("NFKC").toLowerCase();
  return ({ label }: MultiSelectOption) => label.normalize("NFKC").toLowerCase() === folded;
}

function Chip({ option: { label, mark } }: { option: MultiSelectOption }) {
  return (
    <Combobox.Chip aria-label={label} className={look.chip}>
      {mark}
      <span className="truncate">{label}</span>
      <Combobox.ChipRemove aria-label={enUi.remove(label)} className={look.remove}>
        <X className="size-3.5" aria-hidden="true" />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  );
}

function Options({
  optionOf,
  empty,
}: {
  optionOf: (value: string) => MultiSelectOption;
  /** Said where there are none. */
  empty: string;
}) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} className="z-50">
        <Combobox.Popup className="float max-h-[min(var(--available-height),20rem)] w-(--anchor-width) overflow-y-auto rounded-card border border-border bg-raised p-1 shadow-floating">
          <Combobox.Empty>
            <p className="px-2 py-1.5 text-ui text-text-2">{empty}</p>
          </Combobox.Empty>
          <Combobox.List>
            {(value: string) => (
              <Combobox.Item
                key={value}
                value={value}
                className="flex min-h-8 items-center gap-2 rounded-chip px-2 text-ui text-text data-highlighted:bg-hover"
              >
                <span className="size-4 shrink-0">
                  {value === creating && <Plus className="size-4 text-text-2" aria-hidden="true" />}
                  <Combobox.ItemIndicator>
                    <Check className="size-4 text-accent-text" aria-hidden="true" />
                  </Combobox.ItemIndicator>
                </span>
                {optionOf(value).mark}
                <span className="truncate">{optionOf(value).label}</span>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
