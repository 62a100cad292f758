import { api, type Outcome, outcome } from "../api/client";
import type { WireApiKey } from "../api/types";

const path = "/api/v1/orgs/{org}/api-key";

/** The key itself is kept by no store: it lives as long as the field that shows it. */
export function loadApiKey(orgID: string): Promise<Outcome<WireApiKey>> {
  return outcome(api.GET(path, { params: { path: { org: orgID } } }));
}

export function renewApiKey(orgID: string): Promise<Outcome<WireApiKey>> {
  return outcome(api.POST(path, { params: { path: { org: orgID } } }));
}
