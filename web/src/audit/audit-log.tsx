import { useState } from "react";
import type { WireAuditEntry } from "../api/types";
import { FailureNote } from "../change-queue/failure-note";
import { useNames } from "../members/people";
import { dateAndTime } from "../texts/dates";
import { enAudit as words } from "../texts/en-audit";
import { enPeople } from "../texts/en-people";
import { enSettings } from "../texts/en-settings";
import { Button } from "../ui/button";
import { buttonLooks, buttonShape, buttonSizes } from "../ui/button-look";
import { classNames } from "../ui/class-names";
import { Skeleton } from "../ui/skeleton";
import { AuditFilters } from "./audit-filters";
import { entryText } from "./entry-text";
import { type AuditFilter, auditFile } from "./load-audit";
import { useAudit } from "./use-audit";

/** What happened in the organization, the newest first, narrowed by what the Owner looks for. */
export function AuditLog({ orgID }: { orgID: string }) {
  const [filter, setFilter] = useState<AuditFilter>({});
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <AuditFilters orgID={orgID} filter={filter} onChange={setFilter} />
        <a
          href={auditFile(orgID, filter)}
          download="audit.csv"
          className={classNames(buttonShape, buttonLooks.secondary, buttonSizes.large)}
        >
          {words.export}
        </a>
      </div>
      <Entries key={JSON.stringify(filter)} orgID={orgID} filter={filter} />
    </div>
  );
}

function Entries({ orgID, filter }: { orgID: string; filter: AuditFilter }) {
  const { items, problem, isLoading, hasMore, loadMore } = useAudit(orgID, filter);
  const isEmpty = items.length === 0;
  return (
    <>
      {!isEmpty && <Table orgID={orgID} items={items} />}
      {isEmpty && isLoading && <Skeleton label={enSettings.audit.loading} count={6} />}
      {isEmpty && !isLoading && problem === undefined && (
        <p role="status" className="py-6 text-center text-read text-text-2">
          {words.none}
        </p>
      )}
      {problem && <FailureNote problem={problem} onRetry={loadMore} />}
      {hasMore && !isEmpty && problem === undefined && (
        <Button className="self-center" busy={isLoading} onClick={loadMore}>
          {words.more}
        </Button>
      )}
    </>
  );
}

function Table({ orgID, items }: { orgID: string; items: readonly WireAuditEntry[] }) {
  const known = useNames(orgID, idsIn(items));
  const nameOf = (id: string) => known(id) ?? enPeople.unknown;
  return (
    <div className="relative overflow-x-auto rounded-card border border-border bg-surface">
      <table aria-label={words.list} className="w-full text-left text-ui">
        <thead>
          <tr className="border-b border-border text-small text-text-2">
            <Heading>{words.columns.time}</Heading>
            <Heading>{words.columns.who}</Heading>
            <Heading>{words.columns.what}</Heading>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {items.map((entry) => (
            <tr key={entry.id + entry.at} className="align-top hover:bg-hover">
              <td className={classNames(cell, "text-text-2 tabular-nums")}>
                <time dateTime={entry.at}>{dateAndTime(new Date(entry.at))}</time>
              </td>
              <td className={classNames(cell, "wrap-anywhere")}>
                {entry.actor === undefined ? words.operator : nameOf(entry.actor)}
              </td>
              <td className={classNames(cell, "wrap-anywhere")}>{entryText(entry, nameOf)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = "px-4 py-2 max-narrow:px-2";

function Heading({ children }: { children: string }) {
  return (
    <th scope="col" className={classNames(cell, "font-medium")}>
      {children}
    </th>
  );
}

function idsIn(items: readonly WireAuditEntry[]): string[] {
  const ids = items.flatMap(({ actor, person }) => [actor, person]);
  return [...new Set(ids)].filter((id) => id !== undefined);
}
