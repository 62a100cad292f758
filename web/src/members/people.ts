import { useEffect, useSyncExternalStore } from "react";
import { api, outcome } from "../api/client";
import { useMembers } from "../store/hooks";
import type { Member } from "../store/organization";
import { organizations, replicaOf } from "../store/replica";
import { enPeople } from "../texts/en-people";

/** The server names so many people per request. */
const idsMax = 100;

const asked = new Map<string, Set<string>>();
let isScheduled = false;

/** Asks for a name; all asked for in one go travel in one request. */
function askFor(orgID: string, id: string): void {
  if (replicaOf(orgID).people.get(id) !== undefined) return;
  const ids = asked.get(orgID) ?? new Set();
  asked.set(orgID, ids.add(id));
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(sendAsked);
}

function sendAsked(): void {
  isScheduled = false;
  for (const [orgID, ids] of asked) {
    const all = [...ids];
    for (let start = 0; start < all.length; start += idsMax) {
      void load(orgID, all.slice(start, start + idsMax));
    }
  }
  asked.clear();
}

async function load(orgID: string, ids: readonly string[]): Promise<void> {
  const reply = await outcome(
    api.GET("/api/v1/orgs/{org}/people", {
      params: { path: { org: orgID }, query: { ids: ids.join(",") } },
    }),
  );
  if (!reply.ok) return;
  for (const person of reply.value.items) replicaOf(orgID).people.put(person, 0);
}

export interface KnownPerson {
  name: string | undefined;
  picture: string | undefined;
}

/** Who an id stands for: a member, or somebody that the organization's bugs name. */
export function usePerson(orgID: string, id: string): KnownPerson {
  const member = useMembers(orgID).find((row) => row.memberID === id);
  const { people } = replicaOf(orgID);
  const person = useSyncExternalStore(people.subscribe, () => people.get(id));
  const isUnknown = member?.memberName === undefined && person === undefined;
  const mayAsk = organizations.get(orgID)?.memberRole !== undefined;
  useEffect(() => {
    if (isUnknown && mayAsk && id !== "") askFor(orgID, id);
  }, [isUnknown, mayAsk, orgID, id]);
  return { name: member?.memberName ?? person?.name, picture: member?.profilePicture };
}

/** Everybody who can be chosen: the members, and those already chosen who are none. */
export function usePeopleNames(
  orgID: string,
  chosen: readonly string[],
): { id: string; name: string }[] {
  const members = useMembers(orgID);
  const ids = [...new Set([...members.map((member) => member.memberID), ...chosen])];
  // Of somebody who joined meanwhile the log told no name.
  const personOf = usePeople(orgID, ids);
  return ids.map((id) => ({ id, name: personOf(id).name ?? enPeople.unknown }));
}

/** Who each of many ids stands for, as far as it is known; those that are not are asked for. */
export function usePeople(orgID: string, ids: readonly string[]): (id: string) => KnownPerson {
  const members = useMembers(orgID);
  const { people } = replicaOf(orgID);
  const others = useSyncExternalStore(people.subscribe, people.all);
  const mayAsk = organizations.get(orgID)?.memberRole !== undefined;
  const personOf = among(members, others);
  const unknown = ids.filter((id) => personOf(id).name === undefined).join(",");
  useEffect(() => {
    if (!mayAsk || unknown === "") return;
    for (const id of unknown.split(",")) askFor(orgID, id);
  }, [orgID, mayAsk, unknown]);
  return personOf;
}

const stranger: KnownPerson = { name: undefined, picture: undefined };
type Others = readonly { id: string; name: string }[];

/** What was worked out last: all cards of a board ask for the same. */
let last:
  | { members: readonly Member[]; others: Others; personOf: (id: string) => KnownPerson }
  | undefined;

function among(members: readonly Member[], others: Others): (id: string) => KnownPerson {
  if (last?.members === members && last.others === others) return last.personOf;
  const known = new Map<string, KnownPerson>();
  for (const { id, name } of others) known.set(id, { name, picture: undefined });
  for (const { memberID, memberName, profilePicture } of members) {
    const name = memberName ?? known.get(memberID)?.name;
    known.set(memberID, { name, picture: profilePicture });
  }
  const personOf = (id: string) => known.get(id) ?? stranger;
  last = { members, others, personOf };
  return personOf;
}

/** The names behind many ids. */
export function useNames(
  orgID: string,
  ids: readonly string[],
): (id: string) => string | undefined {
  const personOf = usePeople(orgID, ids);
  return (id) => personOf(id).name;
}
