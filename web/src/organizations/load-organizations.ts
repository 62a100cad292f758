import { api, outcome } from "../api/client";
import { type Problem, unreachable } from "../api/problem";
import type { WireOrganization } from "../api/types";
import {
  rememberedOrganizations,
  rememberOrganizations,
} from "../identity/remembered-organizations";
import { session } from "../identity/session";
import { loseOrganization } from "../members/lose-organization";
import { organizations, organizationsState, putOrganization, replicaOf } from "../store/replica";
import { batch } from "../store/topic";
import { touchAllBugs } from "../store/touched";
import { heldStreams, wantStreams } from "../sync/connection";
import { heldByOutsider } from "../sync/heard-version";

/** Takes an organization of the person's own into the store and follows its changes from there on. */
export function followOrganization(wire: WireOrganization): void {
  putOrganization(wire);
  const { content, members = 0, managers } = wire.versions;
  if (wire.memberRole === undefined) {
    // Lists that come later are newer: what is heard twice changes nothing.
    if (!heldByOutsider.has(wire.id)) heldByOutsider.set(wire.id, content);
    return;
  }
  const forManagers = managers === undefined ? {} : { managers };
  const held = heldStreams(wire.id);
  if (held === undefined) {
    wantStreams(wire.id, { content: contentHeld(wire.id, content), members, ...forManagers });
    // What hangs on a bug may have been asked for before that, and changed until then: nobody tells how.
    touchAllBugs();
  }
  // A higher role opened a stream.
  else if (managers !== undefined && held["managers"] === undefined) {
    wantStreams(wire.id, { ...held, managers });
  }
}

/** The version from which on changes are heard: that of the bugs that are held, where the browser kept them. */
function contentHeld(orgID: string, version: number): number {
  const replica = replicaOf(orgID);
  const held = replica.held.get();
  if (held.is !== "held") return version;
  if (held.versions.content <= version) return held.versions.content;
  // The server was set back: what is held never came to be.
  replica.forgetBugs();
  return version;
}

/** The person's organizations, into the store. Returns the version of their own stream, where an answer came. */
export async function loadOrganizations(): Promise<number | undefined> {
  if (organizationsState.get().is !== "ready") organizationsState.set({ is: "loading" });
  const mineBefore = organizations.all().filter((row) => row.memberRole !== undefined);
  const me = session.get().me?.UID;
  const list = await outcome(api.GET("/api/v1/orgs"));
  // Somebody else sits here now.
  if (session.get().me?.UID !== me) return undefined;
  if (!list.ok) {
    if (organizationsState.get().is !== "ready") notListed(list.problem, me);
    return undefined;
  }
  if (me !== undefined) rememberOrganizations(me, list.value.items);
  const named = new Set(list.value.items.map((wire) => wire.id));
  batch(() => {
    for (const wire of list.value.items) followOrganization(wire);
    for (const { id } of mineBefore) if (!named.has(id)) loseOrganization(id);
    organizationsState.set({ is: "ready" });
  });
  return list.value.personVersion;
}

/** Without a network those that the browser remembers are shown. */
function notListed(problem: Problem, me: string | undefined): void {
  const isUnreached = problem.status === unreachable.status;
  batch(() => {
    if (isUnreached && me !== undefined) rememberedOrganizations(me).forEach(putOrganization);
    organizationsState.set({ is: "failed", problem });
  });
}
