import { onShown, shownPlace } from "../routing/shown";
import { whenIdle } from "../ui/when-idle";

/** Has the page that was loaded measured, once it has come to rest. */
export function measurePages(): void {
  whenIdle(() => {
    if (shownPlace() !== undefined) {
      measure();
      return;
    }
    const stop = onShown(() => {
      stop();
      measure();
    });
  });
}

function measure(): void {
  const route = shownPattern();
  if (route === undefined) return;
  // Without the measuring part the page is as good as with it.
  void import("../speed/collect-vitals").then(
    ({ collectVitals }) => collectVitals(route),
    () => {},
  );
}

/** The page's pattern as the server knows it; nothing where there is no such page. */
function shownPattern(): string | undefined {
  return shownPlace()?.page?.path.replaceAll(/:(\w+)/g, "{$1}");
}
