import type { ReactNode } from "react";

/** A capability: what it is in words, and below it what it looks like. */
export function Panel({
  title,
  text,
  className = "",
  children,
}: {
  title: string;
  text: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <article
      className={`flex min-w-0 flex-col gap-6 rounded-dialog border border-border bg-surface p-6 max-narrow:p-5 ${className}`}
    >
      <div>
        <h3 className="text-lead font-semibold">{title}</h3>
        <p className="mt-1.5 max-w-[58ch] text-read text-text-2">{text}</p>
      </div>
      <div className="mt-auto">{children}</div>
    </article>
  );
}
