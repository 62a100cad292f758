import type { ReactNode } from "react";

/** Stands where a page would be: why it is not there, and what to do about it. */
export function PageNote({
  title,
  text,
  children,
}: {
  /** The sentence, in the element that suits it. */
  title: ReactNode;
  text?: string | undefined;
  /** The ways on. */
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-6 px-4 py-20 text-center text-balance max-narrow:py-12">
      <div className="flex flex-col gap-2">
        {title}
        {text !== undefined && <p className="text-read text-text-2">{text}</p>}
      </div>
      {children}
    </div>
  );
}
