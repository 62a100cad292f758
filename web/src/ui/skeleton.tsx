import { classNames } from "./class-names";
import { VisuallyHidden } from "./visually-hidden";

/** Stands where content will be; shows itself after 150 ms. `label` says what is awaited. */
export function Skeleton({
  label,
  count = 1,
  className,
  listClassName = "flex flex-col gap-2",
}: {
  label: string;
  count?: number;
  className?: string;
  listClassName?: string;
}) {
  return (
    <output className={listClassName}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={classNames("skeleton block h-9 rounded-control bg-hover", className)}
        />
      ))}
    </output>
  );
}
