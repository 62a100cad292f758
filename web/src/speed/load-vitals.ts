import { api, outcome } from "../api/client";

export function loadVitals(days: number) {
  return outcome(api.GET("/api/v1/vitals", { params: { query: { days: `${days}` } } }));
}
