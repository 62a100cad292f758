import type { ButtonHTMLAttributes, MouseEvent, Ref } from "react";
import { classNames } from "./class-names";
import { Spinner } from "./spinner";

const looks = {
  primary: "bg-accent text-accent-fg border-transparent hover:bg-accent-hover",
  secondary: "bg-surface text-text border-border-strong hover:bg-hover active:bg-active",
  ghost:
    "bg-transparent text-text-2 border-transparent hover:bg-hover hover:text-text active:bg-active",
  danger: "bg-danger-soft text-danger border-danger hover:bg-hover active:bg-active",
};

const sizes = {
  small: "h-7 px-2 text-small",
  medium: "h-8 px-3 text-ui",
  large: "h-10 px-4 text-read",
};

/** A button. While `busy` it keeps its place and focus and ignores presses. */
export function Button({
  variant = "secondary",
  size = "medium",
  busy = false,
  type = "button",
  className,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: keyof typeof looks;
  size?: keyof typeof sizes;
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      onClick={handleClick}
      className={classNames(
        "press inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none",
        "disabled:border-border disabled:bg-sunken disabled:text-text-3",
        looks[variant],
        sizes[size],
        className,
      )}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
