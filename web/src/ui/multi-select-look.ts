/** Looks that the field shares with what stands for it until it is used. */
export const multiSelectLook = {
  box: "press rounded-control border border-border-strong bg-surface outline-offset-2 outline-focus focus-within:outline-2 hover:border-text-3 has-aria-invalid:border-danger",
  chips: "flex min-h-9.5 w-full flex-wrap items-center gap-1 px-2 py-1",
  input: "h-7 min-w-24 flex-1 bg-transparent px-1 text-read text-text outline-none",
  chip: "inline-flex h-7 max-w-full items-center gap-1 rounded-chip bg-hover pr-0.5 pl-2 text-ui text-text",
  remove:
    "press inline-flex size-6 items-center justify-center rounded-chip text-text-2 hover:bg-active hover:text-text",
};
