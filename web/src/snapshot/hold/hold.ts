import { organizations, organizationsState, shownOrganization } from "../../store/replica";
import { whenIdle } from "../../ui/when-idle";
import { forgetKeptBut } from "../kept/database";
import { Holding } from "./holding";

const holdings = new Map<string, Holding>();
let person: string | undefined;
let lacksMembers: (orgID: string) => void = () => undefined;
let leave: (() => void)[] = [];

/**
 * Holds all bugs of the organizations that the person looks at and is a member of. `startsAt` is the one that
 * the page begins with: what is kept of it comes before the server is asked. Done when it is there. `askMembers`
 * hears of each whose members are not kept: without a network nobody could be asked who may be chosen.
 */
export async function startHolding(
  uid: string,
  startsAt: string | undefined,
  askMembers: (orgID: string) => void,
): Promise<void> {
  stopHolding();
  person = uid;
  lacksMembers = askMembers;
  leave = [
    shownOrganization.subscribe(holdShown),
    organizations.subscribe(holdShown),
    organizationsState.subscribe(forgetOthers),
  ];
  forgetOthers();
  if (startsAt !== undefined) await holdingOf(uid, startsAt).restore();
  holdShown();
}

export function stopHolding(): void {
  person = undefined;
  for (const each of leave) each();
  leave = [];
  for (const holding of holdings.values()) holding.stop();
  holdings.clear();
}

function holdingOf(uid: string, orgID: string): Holding {
  const known = holdings.get(orgID);
  if (known !== undefined && !known.isStopped) return known;
  const fresh = new Holding({ person: uid, orgID }, lacksMembers);
  holdings.set(orgID, fresh);
  return fresh;
}

const waiting = new Set<string>();

/** The page's own first questions go first. */
function holdShown(): void {
  const orgID = shownOrganization.get();
  const uid = person;
  if (uid === undefined || orgID === undefined || waiting.has(orgID)) return;
  const row = organizations.get(orgID);
  // Before the server has named the person's organizations, what is kept of one says that it is theirs.
  const mayBeTheirs = row === undefined && organizationsState.get().is !== "ready";
  if (row?.memberRole === undefined && !mayBeTheirs) return;
  const holding = holdings.get(orgID);
  if (holding?.isBegun) return;
  waiting.add(orgID);
  whenIdle(() => {
    waiting.delete(orgID);
    if (person === uid) void holdingOf(uid, orgID).load();
  });
}

/** What the browser kept of organizations that are the person's no longer, or of other people. */
function forgetOthers(): void {
  if (person === undefined || organizationsState.get().is !== "ready") return;
  const own = organizations.all().filter(({ memberRole }) => memberRole !== undefined);
  void forgetKeptBut(
    person,
    own.map(({ id }) => id),
  ).catch(() => undefined);
}
