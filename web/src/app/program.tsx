import { StrictMode } from "react";
import { goTo } from "../routing/history";
import { AddressedPage } from "../routing/pages";
import { ToastHost } from "../toasts/toast-host";
import { UiProvider } from "../ui/ui-provider";
import { NotFound } from "./not-found";
import { PageError } from "./page-error";
import { PageUnfetched } from "./page-unfetched";
import { Shell } from "./shell";

/** The same tree in the browser and where pages are prerendered. */
export function Program() {
  return (
    <StrictMode>
      <UiProvider navigate={goTo}>
        <AddressedPage
          Frame={Shell}
          missing={<NotFound />}
          unfetched={<PageUnfetched />}
          failed={<PageError />}
        />
        <ToastHost />
      </UiProvider>
    </StrictMode>
  );
}
