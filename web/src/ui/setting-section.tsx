import type { ReactNode } from "react";

/** A part of a page of settings: what it is about, the way to add to it, and what is there. */
export function SettingSection({
  title,
  hint,
  action,
  children,
}: {
  title: string;
  hint: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-ui font-medium text-text">{title}</h2>
          <p className="text-small text-text-2">{hint}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
