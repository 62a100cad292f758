import { useEffect, useState } from "react";
import type { Outcome } from "../api/client";
import type { Problem } from "../api/problem";
import type { WireAuditEntry, WireAuditPage } from "../api/types";
import { type AuditFilter, loadAudit } from "./load-audit";

interface Shown {
  items: readonly WireAuditEntry[];
  cursor?: string | undefined;
  problem?: Problem | undefined;
  isLoading: boolean;
}

function joined(before: Shown, reply: Outcome<WireAuditPage>): Shown {
  if (!reply.ok) return { ...before, problem: reply.problem, isLoading: false };
  const { items, nextCursor } = reply.value;
  return { items: [...before.items, ...items], cursor: nextCursor, isLoading: false };
}

/** The entries of a filter as far as they were asked for. Another filter is another component's. */
export function useAudit(orgID: string, filter: AuditFilter) {
  const [shown, setShown] = useState<Shown>({ items: [], isLoading: true });
  useEffect(() => {
    let isHere = true;
    async function load() {
      const reply = await loadAudit(orgID, filter, undefined);
      if (isHere) setShown(joined({ items: [], isLoading: true }, reply));
    }
    void load();
    return () => {
      isHere = false;
    };
  }, [orgID, filter]);

  async function loadMore() {
    if (shown.isLoading) return;
    setShown({ ...shown, isLoading: true, problem: undefined });
    const reply = await loadAudit(orgID, filter, shown.cursor);
    setShown(joined({ ...shown, problem: undefined }, reply));
  }
  return { ...shown, hasMore: shown.cursor !== undefined, loadMore: () => void loadMore() };
}
