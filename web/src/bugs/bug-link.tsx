import { useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";

const to = "/organizationDisplay/$orgID/bugs/$key";
let isPreloaded = false;

/**
 * A link to a bug's page where there are many of them: the router's own watches the address, and works it out
 * anew, for each.
 */
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
  const router = useRouter();
  const params = { orgID, key: bugKey };
  /** The page's code, as soon as somebody comes near one of its links. */
  function preload() {
    if (isPreloaded) return;
    isPreloaded = true;
    router.preloadRoute({ to, params }).catch(() => {
      isPreloaded = false;
    });
  }
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || isModified) return;
    event.preventDefault();
    void router.navigate({ to, params });
  }
  return (
    <a
      {...rest}
      href={`/organizationDisplay/${orgID}/bugs/${bugKey}`}
      onClick={handleClick}
      onPointerEnter={preload}
      onFocus={(event) => {
        preload();
        onFocus?.(event);
      }}
    >
      {children}
    </a>
  );
}
