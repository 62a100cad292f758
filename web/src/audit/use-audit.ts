import { useCallback, useEffect, useRef, useState } from "react";
import type { Problem } from "../api/problem";
import type { WireAuditEntry } from "../api/types";
import { type AuditFilter, loadAudit } from "./load-audit";

interface Shown {
  items: readonly WireAuditEntry[];
  cursor?: string | undefined;
  problem?: Problem | undefined;
  isLoading: boolean;
}

const nothing: Shown = { items: [], isLoading: true };

/** The entries of a filter as far as they were asked for. What a former filter still brings is dropped. */
export function useAudit(orgID: string, filter: AuditFilter) {
  const [shown, setShown] = useState(nothing);
  const asked = useRef<AuditFilter>(undefined);

  const load = useCallback(
    async (before: Shown) => {
      const reply = await loadAudit(orgID, filter, before.cursor);
      if (asked.current !== filter) return;
      if (!reply.ok) return setShown({ ...before, problem: reply.problem, isLoading: false });
      const { items, nextCursor } = reply.value;
      setShown({ items: [...before.items, ...items], cursor: nextCursor, isLoading: false });
    },
    [orgID, filter],
  );
  useEffect(() => {
    asked.current = filter;
    setShown(nothing);
    void load(nothing);
    return () => {
      asked.current = undefined;
    };
  }, [load, filter]);

  function loadMore() {
    if (shown.isLoading) return;
    setShown({ ...shown, isLoading: true });
    void load({ ...shown, problem: undefined });
  }
  return { ...shown, hasMore: shown.cursor !== undefined, loadMore };
}
