import { createBrowserHistory, type RouterHistory } from "@tanstack/history";
import { addressOf, type Target } from "./address";

let current: RouterHistory | undefined;

/** The session history of the tab. */
export function history(): RouterHistory {
  current ??= createBrowserHistory();
  return current;
}

/** Another one, where no browser is; the one before is left. */
export function setHistory(given: RouterHistory): void {
  current?.destroy();
  current = given;
}

let keepsScroll = false;

/** Whether the step that is under way leaves the page where it is scrolled to. */
export const isScrollKept = (): boolean => keepsScroll;

export interface Step {
  /** In place of the address before: one step back leads past it. */
  replace?: boolean | undefined;
  /** The page stays where it is scrolled to. */
  keepsScroll?: boolean | undefined;
}

export function navigate({ replace, keepsScroll: stays, ...target }: Target & Step): void {
  goTo(addressOf(target), { replace, keepsScroll: stays });
}

/** Until the moment of the last step is over. */
let isStepping = false;

/** To an address of the application, from its root on. What comes in one moment is one step back. */
export function goTo(address: string, step: Step = {}): void {
  keepsScroll = step.keepsScroll === true;
  if (step.replace === true || isStepping) history().replace(address);
  else {
    history().push(address);
    isStepping = true;
    queueMicrotask(() => {
      isStepping = false;
    });
  }
  keepsScroll = false;
  // Later, the browser would lay out a page half drawn to keep where the one before was scrolled to.
  history().flush();
}
