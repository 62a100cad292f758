import { type RegisteredRouter, rootRouteId } from "@tanstack/react-router";
import { whenIdle } from "../ui/when-idle";

/** Has the page that was loaded measured, once it has come to rest. */
export function measurePages(router: RegisteredRouter): void {
  whenIdle(() => {
    const { status, matches } = router.state;
    if (status === "idle" && matches.length > 0) {
      measure(router);
      return;
    }
    const stop = router.subscribe("onResolved", () => {
      stop();
      measure(router);
    });
  });
}

function measure(router: RegisteredRouter): void {
  const route = shownPattern(router);
  if (route === undefined) return;
  // Without the measuring part the page is as good as with it.
  void import("../speed/collect-vitals").then(
    ({ collectVitals }) => collectVitals(route),
    () => {},
  );
}

/** The page's pattern as the server knows it; nothing where there is no such page. */
function shownPattern(router: RegisteredRouter): string | undefined {
  const { matches } = router.state;
  const page = matches.at(-1);
  const isMissing = matches.some((match) => match.status === "notFound");
  if (page === undefined || page.routeId === rootRouteId || isMissing) return undefined;
  return page.fullPath.replaceAll(/\$(\w+)/g, "{$1}");
}
