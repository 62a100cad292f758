import type { ReactNode } from "react";

/** What a field's control needs to be joined to its label and its messages. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Label, control, and below it the error or else the hint. A hidden label is there for screen readers. */
export function Field({
  id,
  label,
  hidesLabel = false,
  error,
  hint,
  children,
}: {
  id: string;
  label: string;
  hidesLabel?: boolean | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}) {
  const message = `${id}-message`;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className={hidesLabel ? "sr-only" : "text-ui font-medium text-text"}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": error || hint ? message : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error ? (
        <p id={message} role="alert" className="text-small text-danger">
          {error}
        </p>
      ) : (
        hint && (
          <p id={message} className="text-small text-text-2">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
