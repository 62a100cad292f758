import type { AuditKind, WireAuditEntry } from "../api/types";
import { enAudit } from "../texts/en-audit";
import { enSettings } from "../texts/en-settings";
import { enTokens } from "../texts/en-tokens";

const words = enAudit.said;

type Say = (entry: WireAuditEntry, person: string) => string;

const scopes: Readonly<Record<string, string>> = enTokens.scopes;
const rights: readonly [string, string][] = [
  ["membersEditAnyBug", enSettings.rights.editAnyBug],
  ["membersManageKeys", enSettings.rights.manageKeys],
];

const says: Record<AuditKind, Say> = {
  sign_in: () => words.signedIn,
  sign_in_failed: () => words.failed,
  member_joined: (entry) => words.joined(after(entry, "memberRole")),
  membership_ended: (entry, person) =>
    entry.actor === entry.person ? words.left : words.removed(person),
  role_changed: (entry, person) =>
    words.role(person, before(entry, "memberRole"), after(entry, "memberRole")),
  owner_changed: (_entry, person) => words.owner(person),
  organization_created: () => words.created,
  organization_deleted: () => words.deleted,
  organization_changed: described,
  visibility_changed: described,
  member_rights_changed: (entry) =>
    rights
      .filter(([field]) => entry.fields[field] !== undefined)
      .map(([field, label]) => words.right(label, entry.fields[field]?.after === true))
      .join(". "),
  join_code_renewed: () => words.joinCode,
  api_key_renewed: () => words.apiKey,
  token_made: ({ about = "" }) => words.tokenMade(scopes[about] ?? about),
  token_revoked: ({ about = "" }) => words.tokenRevoked(scopes[about] ?? about),
  list_exported: ({ bugs = 0, about = "" }) => words.exported(bugs, about.toUpperCase()),
  audit_exported: () => words.auditExported,
  bugs_imported: ({ bugs = 0, about = "" }) => words.imported(bugs, about),
  bug_restricted: ({ about = "" }) => words.restricted(about),
  bug_opened: ({ about = "" }) => words.opened(about),
  bug_shared: ({ about = "" }) => words.shared(about),
};

/** An entry in one sentence; `nameOf` says who an id stands for. */
export function entryText(entry: WireAuditEntry, nameOf: (id: string) => string): string {
  const parts = [says[entry.kind](entry, nameOf(entry.person ?? ""))];
  if (entry.network !== undefined) parts.push(words.from(entry.network));
  if (entry.withToken) parts.push(words.withToken);
  if (isCounted(entry)) parts.push(words.times(entry.count ?? 1));
  return parts.join(" ");
}

/** An import comes in pieces: how many there were tells nobody anything. */
function isCounted({ kind, count = 1 }: WireAuditEntry): boolean {
  return count > 1 && kind !== "bugs_imported";
}

function described(entry: WireAuditEntry): string {
  const { isPrivate, orgName, orgDesc } = entry.fields;
  const parts: string[] = [];
  if (isPrivate !== undefined)
    parts.push(isPrivate.after === true ? words.madePrivate : words.madePublic);
  if (orgName !== undefined) parts.push(words.renamed(after(entry, "orgName")));
  if (orgDesc !== undefined) parts.push(words.described);
  return parts.join(". ");
}

function before(entry: WireAuditEntry, field: string): string {
  return text(entry.fields[field]?.before);
}

function after(entry: WireAuditEntry, field: string): string {
  return text(entry.fields[field]?.after);
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
