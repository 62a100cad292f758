import { useEffect, useState } from "react";
import { api, outcome } from "../../api/client";
import type { BugHistoryEntry } from "../../api/types";
import { onBugTouched } from "../../store/touched";
import { watchChanges } from "../../sync/appliers";
import type { Change } from "../../sync/change";
import { afterPaint } from "../../ui/after-paint";

interface Held {
  bugID: string;
  /** The oldest first. */
  entries: readonly BugHistoryEntry[];
  /** Asks for older ones; undefined where all are here. */
  cursor: string | undefined;
  isLoaded: boolean;
  /** Which state of the bug it was asked for. */
  moment: string;
}

function nothing(bugID: string): Held {
  return { bugID, entries: [], cursor: undefined, isLoaded: false, moment: "" };
}

export function entryID({ stream, version }: BugHistoryEntry): string {
  return `${stream} ${version}`;
}

async function ask(orgID: string, bugID: string, cursor?: string) {
  const reply = await outcome(
    api.GET("/api/v1/orgs/{org}/bugs/{bug}/history", {
      params: {
        path: { org: orgID, bug: bugID },
        query: { limit: "50", ...(cursor !== undefined && { cursor }) },
      },
    }),
  );
  if (!reply.ok) return undefined;
  return { entries: reply.value.items.toReversed(), cursor: reply.value.nextCursor };
}

/** The newest page joined to what is held; where the two do not meet, the page alone. */
export function joined(held: Held, page: Pick<Held, "entries" | "cursor" | "moment">): Held {
  const { bugID } = held;
  const inPage = new Set(page.entries.map(entryID));
  const meets = held.entries.some((entry) => inPage.has(entryID(entry)));
  if (!meets && held.isLoaded && page.cursor !== undefined) {
    return { bugID, ...page, isLoaded: true };
  }
  const older = held.entries.filter((entry) => !inPage.has(entryID(entry)));
  return {
    bugID,
    entries: [...older, ...page.entries],
    cursor: held.isLoaded ? held.cursor : page.cursor,
    isLoaded: true,
    moment: page.moment,
  };
}

/** What happened to a bug, the newest page and older ones as they are asked for; followed live. */
export function useHistory(orgID: string, bugID: string, rev: number) {
  const [state, setState] = useState(() => nothing(bugID));
  const [touches, setTouches] = useState(0);
  const held = state.bugID === bugID ? state : nothing(bugID);
  const moment = `${rev} ${touches}`;
  useEffect(() => {
    let isWanted = true;
    async function load() {
      const page = await ask(orgID, bugID);
      if (!isWanted || page === undefined) return;
      setState((now) => joined(now.bugID === bugID ? now : nothing(bugID), { ...page, moment }));
    }
    const callOff = afterPaint(() => void load());
    return () => {
      isWanted = false;
      callOff();
    };
  }, [orgID, bugID, moment]);
  // What hangs on the bug moves no revision of it.
  useEffect(() => {
    const handleTouch = () => setTouches((count) => count + 1);
    const leaveChanges = watchChanges((changes) => {
      if (changes.some((change) => change.kind !== "bug" && concerns(change, bugID))) handleTouch();
    });
    const leaveWords = onBugTouched(orgID, bugID, handleTouch);
    return () => {
      leaveChanges();
      leaveWords();
    };
  }, [orgID, bugID]);

  async function loadOlder() {
    if (held.cursor === undefined) return;
    const page = await ask(orgID, bugID, held.cursor);
    if (page === undefined) return;
    setState((now) => {
      const known = new Set(now.entries.map(entryID));
      const fresh = page.entries.filter((entry) => !known.has(entryID(entry)));
      return { ...now, entries: [...fresh, ...now.entries], cursor: page.cursor };
    });
  }
  return { ...held, loadOlder };
}

function concerns(change: Change, bugID: string): boolean {
  if (change.kind === "comment") return change.action === "removed" || "bugID" in change.fields;
  return Object.values(change.fields).includes(bugID) || change.action === "removed";
}
