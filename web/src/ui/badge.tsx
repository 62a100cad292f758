import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names";

const looks = {
  neutral: "bg-hover text-text-2",
  accent: "bg-accent-soft text-accent-text",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
};

/** A short word about a thing's state; an icon beside it keeps colour from standing alone. */
export function Badge({
  kind = "neutral",
  icon,
  className,
  children,
  ...rest
}: HTMLAttributes<HTMLSpanElement> & {
  kind?: keyof typeof looks;
  icon?: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}) {
  return (
    <span
      {...rest}
      className={classNames(
        "inline-flex h-5 shrink-0 items-center gap-1 rounded-chip px-1.5 text-small font-medium whitespace-nowrap [&_svg]:size-3.5",
        looks[kind],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
