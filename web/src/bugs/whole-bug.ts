import { useEffect } from "react";
import type { Outcome } from "../api/client";
import type { WireBug } from "../api/types";
import type { Bug } from "../store/bug";
import { wholeFields } from "../store/bug-columns";
import { replicaOf } from "../store/replica";
import { connectionPhase } from "../sync/connection";
import { whenIdle } from "../ui/when-idle";
import type { BugAddress } from "./list-walk";
import { loadBug } from "./load-bug";

/** Who passes over a bug on the way to another one stays less long. */
const stayMs = 100;

/** What is asked for now, by organization and key. */
const asked = new Map<string, Promise<Outcome<WireBug>>>();
let stay: ReturnType<typeof setTimeout> | undefined;

/** Whether all of it is here, also what lists leave out. */
export function isWhole(bug: Bug | undefined): bug is Bug {
  return bug !== undefined && wholeFields.every((field) => bug[field] !== undefined);
}

/** Asks for the bug of a key, with its texts; not twice at once. */
export function loadWhole(orgID: string, key: string): Promise<Outcome<WireBug>> {
  const name = `${orgID} ${key}`;
  const answer = asked.get(name) ?? loadBug(orgID, key).finally(() => asked.delete(name));
  asked.set(name, answer);
  return answer;
}

/**
 * Somebody points at a bug, or has it in focus: when they open it, its page begins with its texts. Told of each bug
 * that they pass, it asks for the one they stay at.
 */
export function expectBug(orgID: string, key: string): void {
  clearTimeout(stay);
  stay = setTimeout(() => begin(orgID, key), stayMs);
}

/** The bug that comes next is whole by the time it comes. */
export function useExpectedBug(next: Pick<BugAddress, "orgID" | "key"> | undefined): void {
  const { orgID, key } = next ?? {};
  useEffect(() => {
    if (orgID === undefined || key === undefined) return undefined;
    const stays = setTimeout(() => begin(orgID, key), stayMs);
    return () => clearTimeout(stays);
  }, [orgID, key]);
}

function begin(orgID: string, key: string): void {
  // What is not to be had is told where it is shown.
  expect(orgID, key).catch(() => undefined);
}

async function expect(orgID: string, key: string): Promise<void> {
  const { bugs } = replicaOf(orgID);
  if (!isWhole(bugs.getByKey(key))) {
    // Without a connection nothing keeps an answer up to date, if there is one.
    if (connectionPhase.get() !== "open") return;
    await loadWhole(orgID, key);
  }
  const { renderAhead } = await import("../markdown/render-markdown");
  whenIdle(() => renderAhead(bugs.getByKey(key)?.description ?? ""));
}
