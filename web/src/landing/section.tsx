import type { ReactNode } from "react";

/** A part of the page with its anchor, its small label and its heading. */
export function Section({
  id,
  label,
  title,
  sentence,
  sunken = false,
  children,
}: {
  id: string;
  label: string;
  title: string;
  sentence?: string;
  sunken?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`border-t border-border ${sunken ? "bg-sunken" : ""}`}
    >
      <div className="mx-auto max-w-6xl px-4 py-20 max-narrow:py-14">
        <p className="mb-3 flex items-center gap-2 text-ui font-semibold text-accent-text">
          <span className="h-px w-6 bg-accent" aria-hidden="true" />
          {label}
        </p>
        <h2
          id={`${id}-title`}
          className="max-w-[24ch] text-display font-semibold tracking-tight text-balance max-narrow:text-head"
        >
          {title}
        </h2>
        {sentence && <p className="mt-4 max-w-[62ch] text-lead text-text-2">{sentence}</p>}
        <div className="mt-10 max-narrow:mt-8">{children}</div>
      </div>
    </section>
  );
}
