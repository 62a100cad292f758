import { type ReactNode, type Ref, useId } from "react";
import { classNames } from "./class-names";
import { controlLook } from "./control-look";
import { Field } from "./field";

/** A choice of one. The platform's own control: it works by touch, keyboard and screen reader. */
export function SelectField<Value extends string>({
  label,
  value,
  onChange,
  options,
  error,
  hint,
  required,
  disabled,
  ref,
}: {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
}) {
  function handleChange(chosen: string) {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  }
  return (
    <Field id={useId()} label={label} error={error} hint={hint}>
      {(control) => (
        <select
          {...control}
          ref={ref}
          value={value}
          onChange={(event) => handleChange(event.target.value)}
          required={required}
          disabled={disabled}
          className={classNames(controlLook, "h-10")}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
