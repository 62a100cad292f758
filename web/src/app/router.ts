import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { NotFound } from "./not-found";
import { PageError } from "./page-error";
import { routeTree } from "./routes";

/** In the browser with its own history; where pages are prerendered with another. */
export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: "intent",
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFound,
    // A prerendered page would get a script for it, which the browser does without.
    scrollRestoration: history === undefined,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
