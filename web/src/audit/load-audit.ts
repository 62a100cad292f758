import { api, type Outcome, outcome } from "../api/client";
import type { AuditKind, WireAuditPage } from "../api/types";

/** Of which entries the log shows; everything where nothing is said. */
export interface AuditFilter {
  kind?: AuditKind;
  person?: string;
  /** RFC 3339. */
  since?: string;
}

export function loadAudit(
  orgID: string,
  filter: AuditFilter,
  cursor: string | undefined,
): Promise<Outcome<WireAuditPage>> {
  const query = { ...filter, ...(cursor !== undefined && { cursor }) };
  return outcome(api.GET("/api/v1/orgs/{org}/audit", { params: { path: { org: orgID }, query } }));
}

/** Where the browser fetches the same entries as a file. */
export function auditFile(orgID: string, filter: AuditFilter): string {
  const query = new URLSearchParams({ ...filter }).toString();
  return `/api/v1/orgs/${orgID}/audit/export${query === "" ? "" : `?${query}`}`;
}
