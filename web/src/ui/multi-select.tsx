import { createElement, useId } from "react";
import { controlLook } from "./control-look";
import { Field } from "./field";
import { useLazyPart } from "./lazy-part";
import { multiSelectControl } from "./overlays";

export interface MultiSelectProps {
  label: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  options: readonly { value: string; label: string }[];
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
