import { type AnchorHTMLAttributes, type MouseEvent, type Ref, use } from "react";
import { addressOf, type Target } from "./address";
import { goTo, type Step } from "./history";
import { type Place, PlaceContext, preload } from "./shown";

/** When a link is the current one: where its address is shown, or a page below its path. */
type Current = "exact" | "within";

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> &
  Target &
  Step & {
    ref?: Ref<HTMLAnchorElement>;
    current?: Current;
    /** Added where it is the current one. */
    currentLook?: string;
  };

/** Whether a click means the page here, not a new tab, a window or a file. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !event.defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function isCurrent(place: Place | undefined, address: string, how: Current): boolean {
  if (place === undefined) return false;
  const { pathname, search } = place;
  if (how === "exact") return address === pathname + search;
  return pathname === address || pathname.startsWith(`${address}/`);
}

/** A link to a page of the application. Its code is fetched as soon as somebody comes near. */
export function Link({
  to,
  params,
  search,
  hash,
  replace,
  keepsScroll,
  current,
  currentLook = "",
  className,
  onClick,
  onPointerEnter,
  onFocus,
  target,
  children,
  ...rest
}: LinkProps) {
  const address = addressOf({ to, params, search, hash } as Target);
  // Whoever is never the current one is not drawn again for it.
  const isHere = current !== undefined && isCurrent(use(PlaceContext), address, current);
  return (
    <a
      aria-current={isHere ? "page" : undefined}
      {...rest}
      target={target}
      href={address}
      className={isHere ? `${className ?? ""} ${currentLook}` : className}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event) || (target !== undefined && target !== "_self")) return;
        event.preventDefault();
        goTo(address, { replace, keepsScroll });
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload(to);
      }}
    >
      {children}
    </a>
  );
}
