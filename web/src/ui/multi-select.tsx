import { X } from "lucide-react";
import { createElement, type ReactNode, useId, useRef, useState } from "react";
import { enUi } from "../texts/en-ui";
import { Field } from "./field";
import { useLazyPart } from "./lazy-part";
import { multiSelectLook as look } from "./multi-select-look";
import { multiSelectControl } from "./overlays";

export interface MultiSelectOption {
  value: string;
  label: string;
  /** Before the label, in the list and on the chip. */
  mark?: ReactNode;
}

export interface MultiSelectProps {
  label: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  options: readonly MultiSelectOption[];
  /** Why options are missing; undefined where all are here. */
  missing?: string | undefined;
  /** For words that name no option yet: what the line is called, and the value that comes of it. */
  create?: { label: (typed: string) => string; run: (typed: string) => string | undefined };
  max?: number;
  error?: string | undefined;
  hint?: string | undefined;
  placeholder?: string;
  disabled?: boolean;
}

/** How the field came to be used, which goes on in it. */
export interface MultiSelectUse {
  typed: string;
  hasFocus: boolean;
  opens: boolean;
}

/**
 * A choice of several by typing; what is chosen stands as chips before the text. Until it is used it looks the same at a
 * fraction of the cost.
 */
export function MultiSelect(props: MultiSelectProps) {
  const [isWanted, setWanted] = useState(false);
  const [use, setUse] = useState<MultiSelectUse>({ typed: "", hasFocus: false, opens: false });
  const Control = useLazyPart(multiSelectControl, isWanted);
  if (isWanted && Control) return createElement(Control, { ...props, use });
  function handleUse(change: Partial<MultiSelectUse>, begins = true) {
    setUse((before) => ({ ...before, ...change }));
    if (begins) setWanted(true);
  }
  return <UnusedField {...props} use={use} onUse={handleUse} />;
}

const closedCombobox: object = {
  role: "combobox",
  "aria-haspopup": "listbox",
  "aria-expanded": false,
  "aria-autocomplete": "list",
};

function UnusedField({
  label,
  values,
  onChange,
  options,
  max,
  error,
  hint,
  placeholder,
  disabled,
  use,
  onUse,
}: MultiSelectProps & {
  use: MultiSelectUse;
  onUse: (change: Partial<MultiSelectUse>, begins?: boolean) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  const known = new Map(options.map((option) => [option.value, option]));
  const isFull = max !== undefined && values.length >= max;
  return (
    <Field id={useId()} label={label} error={error} hint={isFull ? enUi.mostReached(max) : hint}>
      {(control) => (
        // The input inside takes the keys; this is the room around it, for pointers.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
        <div
          className={`${look.box} ${look.chips}`}
          onPointerDown={() => {
            isPressed.current = true;
          }}
          onClick={({ target }) => {
            isPressed.current = false;
            if (disabled || !(target instanceof Element)) return;
            if (target.closest("button") !== null) return;
            input.current?.focus();
            onUse({ opens: true });
          }}
        >
          {values.map((value) => (
            <span key={value} aria-label={known.get(value)?.label ?? value} className={look.chip}>
              {known.get(value)?.mark}
              <span className="truncate">{known.get(value)?.label ?? value}</span>
              <button
                type="button"
                tabIndex={-1}
                disabled={disabled}
                aria-label={enUi.remove(known.get(value)?.label ?? value)}
                className={look.remove}
                onClick={() => {
                  isPressed.current = false;
                  onChange(values.filter((each) => each !== value));
                  input.current?.focus();
                }}
              >
                <X className="size-3.5" aria-hidden="true" />
              </button>
            </span>
          ))}
          <input
            {...control}
            {...closedCombobox}
            ref={input}
            autoComplete="off"
            disabled={disabled}
            placeholder={values.length === 0 ? placeholder : undefined}
            value={use.typed}
            // What changes under a pointer that is down, it would not click.
            onFocus={() => onUse({ hasFocus: true }, !isPressed.current)}
            onBlur={() => onUse({ hasFocus: false }, false)}
            onChange={(event) => onUse({ typed: event.target.value, opens: true })}
            className={look.input}
          />
        </div>
      )}
    </Field>
  );
}
