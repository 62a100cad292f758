import { useEffect, useState } from "react";
import { ensureMembers } from "../members/load-members";
import { ensureProjects } from "../projects/load-projects";
import type { Organization } from "../store/organization";
import { replicaOf } from "../store/replica";
import { loadViews } from "../views/data/load-views";
import { askForBugs, askForKey } from "./ask-server";
import { keysAsked } from "./finding/bug-items";
import type { Place } from "./places";

/** Typing rests that long before the server is asked. */
const restMs = 120;
/** So many organizations are asked for bugs and people: that of the page, then by name. */
const organizationsMax = 8;

/** What the organizations have, into the store, once the palette opens. */
export function useWhatIsThere(organizations: readonly Organization[], isOpen: boolean): void {
  const ids = organizations
    .slice(0, organizationsMax)
    .map(({ id }) => id)
    .join(" ");
  useEffect(() => {
    if (!isOpen || ids === "") return;
    for (const orgID of ids.split(" ")) {
      void ensureProjects(orgID);
      void ensureMembers(orgID);
      if (replicaOf(orgID).viewsState.get().is === "none") void loadViews(orgID);
    }
  }, [ids, isOpen]);
}

/** Asks the server for what was typed, once typing rests; keys that no bug has come back as `missing`. */
export function useAnswers(
  typed: string,
  organizations: readonly Organization[],
  here: Place,
): { isAsking: boolean; missing: ReadonlySet<string> } {
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const [answered, setAnswered] = useState("");
  const ids = organizations.map(({ id }) => id).join(" ");
  useEffect(() => {
    if (typed.trim() === "") return;
    const control = new AbortController();
    const keys = keysAsked(typed, organizations, here);
    async function ask() {
      const asked = organizations.slice(0, organizationsMax);
      await Promise.all([
        ...asked.map((organization) => askForBugs(organization, typed, control.signal)),
        ...keys.map(async (key) => {
          const isThere = await askForKey(key);
          if (!isThere) setMissing((now) => new Set([...now, `${key.organization.id} ${key.key}`]));
        }),
      ]);
      if (!control.signal.aborted) setAnswered(typed);
    }
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
    // The organizations and the place are those of the moment in which something was typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed, ids]);
  return { isAsking: typed.trim() !== "" && answered !== typed, missing };
}
