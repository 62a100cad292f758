import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { classNames } from "./class-names";
import { controlLook } from "./control-look";
import { Field } from "./field";

/** Several lines of text with their label. It grows with its content; Ctrl or Cmd with Enter sends its form. */
export function TextArea({
  label,
  hidesLabel,
  value,
  onChange,
  error,
  hint,
  rows = 5,
  maxLength,
  required,
  autoFocus,
  readOnly,
  disabled,
  placeholder,
  more,
  ref,
}: {
  label: string;
  hidesLabel?: boolean;
  value: string;
  onChange?: ((value: string) => void) | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  rows?: number;
  maxLength?: number;
  required?: boolean;
  autoFocus?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string;
  /** What else the control listens to and says of itself. */
  more?: TextareaHTMLAttributes<HTMLTextAreaElement>;
  ref?: Ref<HTMLTextAreaElement>;
}) {
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    more?.onKeyDown?.(event);
    if (!event.defaultPrevented) handleKeyDown(event);
  }
  return (
    <Field id={useId()} label={label} hidesLabel={hidesLabel} error={error} hint={hint}>
      {(control) => (
        <textarea
          {...more}
          {...control}
          ref={ref}
          value={value}
          onChange={(event) => onChange?.(event.target.value)}
          onKeyDown={handleKey}
          rows={rows}
          maxLength={maxLength}
          required={required}
          // Asked for by dialogs and pages of a single purpose, where it saves a step.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={autoFocus}
          readOnly={readOnly ?? !onChange}
          disabled={disabled}
          placeholder={placeholder}
          className={classNames(
            controlLook,
            "read-only:bg-sunken field-sizing-content max-h-[60dvh] min-h-24 resize-y py-2",
          )}
        />
      )}
    </Field>
  );
}

function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
