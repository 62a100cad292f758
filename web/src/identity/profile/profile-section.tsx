import { type ReactNode, useId } from "react";

/** One subject of the profile: what it is on the left, its controls on the right. */
export function ProfileSection({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[14rem_minmax(0,1fr)] gap-x-8 gap-y-4 border-t border-border py-6 max-narrow:grid-cols-1"
    >
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-lead font-semibold text-text">
          {title}
        </h2>
        <p className="text-ui break-words text-text-2">{text}</p>
      </div>
      <div className="flex max-w-100 min-w-0 flex-col items-stretch gap-4">{children}</div>
    </section>
  );
}
