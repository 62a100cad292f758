import { type HTMLInputTypeAttribute, type ReactNode, type Ref, useId } from "react";
import { classNames } from "./class-names";
import { controlLook } from "./control-look";
import { Field } from "./field";

/**
 * One line of text with its label. `suffix` stands at its end, such as a Copy button; `onCommit` hears
 * that the field was left or Enter pressed, where it saves by itself.
 */
export function TextField({
  label,
  value,
  onChange,
  onCommit,
  error,
  hint,
  type = "text",
  inputMode,
  autoComplete,
  maxLength,
  required,
  autoFocus,
  readOnly,
  disabled,
  placeholder,
  name,
  suffix,
  ref,
}: {
  label: string;
  value: string;
  onChange?: ((value: string) => void) | undefined;
  onCommit?: () => void;
  error?: string | undefined;
  hint?: ReactNode;
  type?: HTMLInputTypeAttribute;
  inputMode?: "decimal";
  autoComplete?: string;
  maxLength?: number;
  required?: boolean;
  autoFocus?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string;
  name?: string;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}) {
  return (
    <Field id={useId()} label={label} error={error} hint={hint}>
      {(control) => (
        <div className="flex items-center gap-2">
          <input
            {...control}
            ref={ref}
            type={type}
            name={name}
            value={value}
            onChange={(event) => onChange?.(event.target.value)}
            onBlur={onCommit}
            onKeyDown={(event) => {
              if (event.key === "Enter") onCommit?.();
            }}
            inputMode={inputMode}
            autoComplete={autoComplete}
            maxLength={maxLength}
            required={required}
            // Asked for by dialogs and pages of a single purpose, where it saves a step.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={autoFocus}
            readOnly={readOnly ?? !onChange}
            disabled={disabled}
            placeholder={placeholder}
            className={classNames(controlLook, "read-only:bg-sunken h-10")}
          />
          {suffix}
        </div>
      )}
    </Field>
  );
}
