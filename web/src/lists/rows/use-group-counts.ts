import { useEffect, useState } from "react";
import type { WireBugGroup } from "../../api/types";
import { replicaOf } from "../../store/replica";
import { hereFor } from "../asking/here";
import { askedOf, askGroups, type Question } from "../asking/list-api";

/** How many bugs each group has on all pages together; asked anew with each new total. */
export function useGroupCounts(
  { orgID, projectID, q }: Question,
  field: string | undefined,
  total: number | undefined,
): (value: string) => number | undefined {
  const [counted, setCounted] = useState<readonly WireBugGroup[]>([]);
  useEffect(() => {
    if (field === undefined || total === undefined) return;
    const stop = new AbortController();
    const by = field;
    async function ask() {
      const question = { orgID, projectID, q };
      const here = await hereFor(orgID)?.groupsHere(askedOf(question), by);
      if (here !== undefined) {
        if (!stop.signal.aborted) setCounted(here);
        return;
      }
      const reply = await askGroups(question, by, stop.signal);
      if (reply.ok && !stop.signal.aborted) setCounted(reply.value.items);
    }
    void ask();
    return () => stop.abort();
  }, [orgID, projectID, q, field, total]);
  if (counted.length === 0) return () => undefined;
  // Statuses of one name stand under one heading, whichever project they are of.
  const statuses = replicaOf(orgID)
    .projects.all()
    .flatMap((project) => project.statuses);
  const names = new Map(statuses.map(({ id, name }) => [id, name]));
  const nameOf = ({ value = "" }: WireBugGroup) =>
    field === "status" ? (names.get(value) ?? value) : value;
  return (value) =>
    counted.filter((each) => nameOf(each) === value).reduce((sum, { count }) => sum + count, 0);
}
