import { Link, type LinkProps } from "../routing/link";
import { buttonLooks, buttonShape, buttonSizes } from "./button-look";
import { classNames } from "./class-names";

/** A link to another page that is what there is to do on this one. */
export function ButtonLink({
  variant = "secondary",
  className,
  ...rest
}: LinkProps & { variant?: keyof typeof buttonLooks }) {
  return (
    <Link
      {...rest}
      className={classNames(buttonShape, buttonLooks[variant], buttonSizes.large, className)}
    />
  );
}
