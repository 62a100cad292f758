import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import type { makeRouter } from "./router";

/** The same tree in the browser and where pages are prerendered. */
export function Program({ router }: { router: ReturnType<typeof makeRouter> }) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
