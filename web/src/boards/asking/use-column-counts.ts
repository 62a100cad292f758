import { useEffect, useState } from "react";
import type { WireBugGroup } from "../../api/types";
import { hereFor } from "../../lists/asking/here";
import { askedOf, askGroups, type Question } from "../../lists/asking/list-api";
import type { Column } from "../model/columns";
import { nothing } from "../model/fields";

/** How many bugs each column has on all pages together, while not all of them are here. */
export function useColumnCounts(
  { orgID, projectID, q }: Question,
  by: string,
  isWanted: boolean,
): (column: Column) => number | undefined {
  const [groups, setGroups] = useState<readonly WireBugGroup[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    async function ask() {
      const question = { orgID, projectID, q };
      const here = await hereFor(orgID)?.groupsHere(askedOf(question), by);
      if (here !== undefined) {
        if (!stop.signal.aborted) setGroups(here);
        return;
      }
      const reply = await askGroups(question, by, stop.signal);
      if (reply.ok && !stop.signal.aborted) setGroups(reply.value.items);
    }
    void ask();
    return () => stop.abort();
  }, [orgID, projectID, q, by, isWanted]);
  if (!isWanted || groups.length === 0) return () => undefined;
  return ({ values }) =>
    groups
      .filter(({ value = nothing }) => values.includes(value))
      .reduce((sum, { count }) => sum + count, 0);
}
