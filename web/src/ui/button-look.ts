/** How a button looks, for links too that lead on like one. */
export const buttonLooks = {
  primary: "bg-accent text-accent-fg border-transparent hover:bg-accent-hover",
  secondary: "bg-surface text-text border-border-strong hover:bg-hover active:bg-active",
  ghost:
    "bg-transparent text-text-2 border-transparent hover:bg-hover hover:text-text active:bg-active",
  danger: "bg-danger-soft text-danger border-danger hover:bg-hover active:bg-active",
};

export const buttonSizes = {
  small: "h-7 px-2 text-small",
  medium: "h-8 px-3 text-ui",
  large: "h-10 px-4 text-read",
};

export const buttonShape =
  "press inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none";
