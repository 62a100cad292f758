import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

/** The server takes no larger figure. */
const valueMax = 60_000;

/**
 * Measures this page view and tells the server when it is left: the pattern of the page and the
 * figures, nothing else. `route` is the pattern, /organizationDisplay/{orgID} say.
 */
export function collectVitals(route: string): void {
  const waiting = new Map<string, { metric: MetricType["name"]; value: number }>();
  const sent = new Set<string>();
  function hold({ id, name, value }: MetricType): void {
    if (!sent.has(id)) waiting.set(id, { metric: name, value: Math.min(value, valueMax) });
  }
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(hold);

  function send(): void {
    if (waiting.size === 0) return;
    const report = JSON.stringify({ route, metrics: [...waiting.values()] });
    const isQueued = navigator.sendBeacon(
      "/api/v1/vitals",
      new Blob([report], { type: "application/json" }),
    );
    if (!isQueued) return;
    for (const id of waiting.keys()) sent.add(id);
    waiting.clear();
  }
  // Once for a page that is left: the library, which hears the event first, has told by then what it measured.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
}
