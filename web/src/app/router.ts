import { createRouter } from "@tanstack/react-router";
import { NotFound } from "./not-found";
import { PageError } from "./page-error";
import { routeTree } from "./routes";

export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
