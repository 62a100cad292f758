import { CSPProvider } from "@base-ui/react/csp-provider";
import { type ReactNode, useEffect } from "react";
import { type Navigate, NavigateContext } from "./navigate-context";
import { loadOverlays } from "./overlays";
import { whenIdle } from "./when-idle";

/**
 * Wraps the application once. Base UI writes no style elements under it, as the content policy
 * demands; links in menus go through `navigate` instead of loading a page.
 */
export function UiProvider({ navigate, children }: { navigate: Navigate; children: ReactNode }) {
  useEffect(() => whenIdle(() => void loadOverlays()), []);
  return (
    <CSPProvider disableStyleElements>
      <NavigateContext value={navigate}>{children}</NavigateContext>
    </CSPProvider>
  );
}
