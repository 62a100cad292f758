import { useEffect } from "react";
import { addressOf, type Target } from "./address";
import { goTo } from "./history";

/** Goes on to another address as soon as it is drawn, in place of this one. */
export function Navigate(target: Target) {
  const address = addressOf(target);
  useEffect(() => goTo(address, { replace: true }), [address]);
  return null;
}
