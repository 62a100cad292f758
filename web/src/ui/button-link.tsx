import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes } from "react";
import { buttonLooks, buttonShape, buttonSizes } from "./button-look";
import { classNames } from "./class-names";

function Anchor({
  variant = "secondary",
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { variant?: keyof typeof buttonLooks }) {
  return (
    <a
      {...rest}
      className={classNames(buttonShape, buttonLooks[variant], buttonSizes.large, className)}
    >
      {children}
    </a>
  );
}

/** A link to another page that is what there is to do on this one. */
export const ButtonLink = createLink(Anchor);
