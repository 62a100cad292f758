import type { AnchorHTMLAttributes, MouseEvent, ReactElement, Ref } from "react";
import { addressOf } from "../routing/address";
import { goTo } from "../routing/history";
import { isPlainClick } from "../routing/link";
import { preload } from "../routing/shown";
import { expectBug } from "./whole-bug";

const to = "/organizationDisplay/:orgID/bugs/:key";

type BugLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  orgID: string;
  bugKey: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link to a bug's page where there are many of them: it watches nothing. */
export function BugLink(props: BugLinkProps) {
  return bugLink(props);
}

/** The same in a row, which are more still: no component of its own. */
export function bugLink({
  orgID,
  bugKey,
  onClick,
  onFocus,
  children,
  ...rest
}: BugLinkProps): ReactElement {
  const address = addressOf({ to, params: { orgID, key: bugKey } });
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goTo(address);
  }
  function expect() {
    preload(to);
    expectBug(orgID, bugKey);
  }
  return (
    <a
      {...rest}
      href={address}
      onClick={handleClick}
      onPointerEnter={({ pointerType }) => {
        // A finger stays nowhere: it presses, or scrolls.
        if (pointerType === "touch") preload(to);
        else expect();
      }}
      onFocus={(event) => {
        expect();
        onFocus?.(event);
      }}
    >
      {children}
    </a>
  );
}
