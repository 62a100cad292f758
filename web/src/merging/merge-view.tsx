import { createElement } from "react";
import { LazyPart, useLazyPart } from "../ui/lazy-part";

/** A text that somebody else saved since the person began to edit it. */
export interface OtherText {
  text: string;
  rev: number;
}

export interface MergeProps {
  conflict: OtherText;
  /** As it was before both. */
  base: string;
  mine: string;
  /** Whose text the other one is, where that is known. */
  writer?: string | undefined;
  /** Of the text's draft: what is typed here is kept beside it. */
  place: string;
  isLine?: boolean;
  onTakeTheirs: () => void;
  /** Over the other text, which was seen. */
  onSave: (text: string) => void;
  /** Goes on writing; nothing is decided. */
  onPostpone: () => void;
}

const mergeDialog = new LazyPart(
  async () => (await import("./merge-dialog")).MergeDialog,
  "window",
);

/** Lets the person join their text with somebody else's, once there is one. */
export function MergeView({
  conflict,
  ...props
}: Omit<MergeProps, "conflict"> & { conflict: OtherText | undefined }) {
  const Window = useLazyPart(mergeDialog, conflict !== undefined);
  if (conflict === undefined || Window === undefined) return null;
  // What was decided about one version says nothing about the next.
  return createElement(Window, { key: conflict.rev, conflict, ...props });
}
