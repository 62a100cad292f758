/** The look that text fields, text areas and selects share. */
export const controlLook =
  "press w-full min-w-0 rounded-control border border-border-strong bg-surface px-3 text-read text-text " +
  "hover:border-text-3 disabled:bg-sunken disabled:text-text-3 aria-invalid:border-danger";
