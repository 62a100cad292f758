import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names";

const sizes = { small: "size-7", medium: "size-8", large: "size-10" };

/** A button that shows only an icon; `label` is its name. */
export function IconButton({
  label,
  icon,
  size = "medium",
  className,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "children"> & {
  label: string;
  icon: ReactNode;
  size?: keyof typeof sizes;
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        "press inline-flex shrink-0 items-center justify-center rounded-control text-text-2 select-none",
        "hover:bg-hover hover:text-text active:bg-active disabled:text-text-3 [&_svg]:size-4",
        sizes[size],
        className,
      )}
    >
      {icon}
    </button>
  );
}
