import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";
import { addressOf } from "../routing/address";
import { goTo } from "../routing/history";
import { isPlainClick } from "../routing/link";
import { preload } from "../routing/shown";

const to = "/organizationDisplay/:orgID/bugs/:key";

/** A link to a bug's page where there are many of them: it watches nothing. */
export function BugLink({
  orgID,
  bugKey,
  onClick,
  onFocus,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & {
  orgID: string;
  bugKey: string;
  ref?: Ref<HTMLAnchorElement>;
}) {
  const address = addressOf({ to, params: { orgID, key: bugKey } });
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goTo(address);
  }
  return (
    <a
      {...rest}
      href={address}
      onClick={handleClick}
      onPointerEnter={() => preload(to)}
      onFocus={(event) => {
        preload(to);
        onFocus?.(event);
      }}
    >
      {children}
    </a>
  );
}
