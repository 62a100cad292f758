import { createElement, type ReactNode } from "react";
import { useLazyPart } from "./lazy-part";
import { dialogWindow } from "./overlays";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** For what stands side by side. */
  isWide?: boolean;
  /** Fills a narrow page; its footer stays in sight. */
  isSheet?: boolean;
}

/** A modal dialog. Esc, the backdrop and the cross close it; the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const Window = useLazyPart(dialogWindow, props.open);
  return Window ? createElement(Window, props) : null;
}
