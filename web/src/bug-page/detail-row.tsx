import type { ReactNode } from "react";

/** One field of a bug in the details: its name, and what shows or edits it. Stands in a `dl`. */
export function DetailRow({
  name,
  htmlFor,
  children,
}: {
  name: string;
  /** The control that the name labels, where it is a plain input. */
  htmlFor?: string;
  children: ReactNode;
}) {
  return (
    <div className="grid min-h-8 grid-cols-[6.5rem_minmax(0,1fr)] items-start">
      <dt className="py-1.5 text-ui text-text-2">
        {htmlFor === undefined ? name : <label htmlFor={htmlFor}>{name}</label>}
      </dt>
      <dd className="min-w-0 text-ui break-words text-text">{children}</dd>
    </div>
  );
}

/** The look of what is pressed or typed into in a row. */
export const rowControlLook =
  "press print-shown flex min-h-8 w-full min-w-0 items-center gap-2 rounded-control px-2 py-1 text-left text-ui text-text " +
  "hover:bg-hover data-popup-open:bg-active";

/** The same place where nothing can be pressed. */
export const rowValueLook = "flex min-h-8 min-w-0 flex-wrap items-center gap-2 px-2 py-1";
