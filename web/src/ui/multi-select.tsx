import { createElement, type ReactNode, useId } from "react";
import { controlLook } from "./control-look";
import { Field } from "./field";
import { useLazyPart } from "./lazy-part";
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

/** A choice of several by typing; what is chosen stands as chips before the text. */
export function MultiSelect(props: MultiSelectProps) {
  const id = useId();
  const Control = useLazyPart(multiSelectControl, true);
  if (Control) return createElement(Control, props);
  return (
    <Field id={id} label={props.label} error={props.error} hint={props.hint}>
      {(control) => <input {...control} disabled className={`${controlLook} h-10`} />}
    </Field>
  );
}
