import { cloneElement, createElement, type ReactElement, type ReactNode } from "react";
import type { KeyName } from "../keys/table";
import { pickerWindow } from "./overlays";
import { usePartOnPress } from "./use-part-on-press";

export interface PickerOption {
  value: string;
  label: string;
  icon?: ReactNode;
}

export interface PickerProps {
  /** What is chosen here: names the list and its search field. */
  label: string;
  /** The shortcut that opens it. */
  keyName?: KeyName | undefined;
  options: readonly PickerOption[];
  /** Why options are missing; undefined where all are here. */
  missing?: string | undefined;
  values: readonly string[];
  /** One choice closes the list; several leave it open until Esc. */
  isMultiple?: boolean;
  max?: number;
  onChange: (values: string[]) => void;
  /** The button that opens the list. */
  trigger: ReactElement;
  /** A key may open it as well as its button. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A button that opens a list of choices, searched by typing. */
export function Picker(props: PickerProps) {
  const { Part, hear } = usePartOnPress(pickerWindow, props.open, () => props.onOpenChange(true));
  if (Part) return createElement(Part, props);
  return (
    // The trigger inside takes the pointer and the keys; this only listens to it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span className="contents" {...hear}>
      {cloneElement(props.trigger, closedCombobox as object)}
    </span>
  );
}

const closedCombobox = { role: "combobox", "aria-haspopup": "dialog", "aria-expanded": false };
