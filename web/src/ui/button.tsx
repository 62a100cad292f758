import type { ButtonHTMLAttributes, MouseEvent, Ref } from "react";
import { buttonLooks, buttonShape, buttonSizes } from "./button-look";
import { classNames } from "./class-names";
import { Spinner } from "./spinner";

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
  variant?: keyof typeof buttonLooks;
  size?: keyof typeof buttonSizes;
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
        buttonShape,
        "disabled:border-border disabled:bg-sunken disabled:text-text-3",
        buttonLooks[variant],
        buttonSizes[size],
        className,
      )}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
