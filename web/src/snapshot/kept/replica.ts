import type { WireComment, WireLabel, WirePerson, WireVersions } from "../../api/types";
import type { KeptTexts } from "../../store/bug-texts";
import type { BugsAsOf } from "../../store/held-bugs";
import type { Member, Organization, Project, View } from "../../store/organization";

/** A bug that somebody looked at: what is too long for columns. */
export interface ReadBug {
  id: string;
  long?: KeptTexts | undefined;
  /** The newest of them, and how older ones are asked for; nothing where they were not loaded. */
  comments?: { items: readonly WireComment[]; olderCursor: string | undefined } | undefined;
}

/** As of when a replica is, and what its columns' words are called. */
export interface ReplicaHead {
  orgID: string;
  versions: WireVersions;
  /** Version of the reader's own stream. */
  person: number;
  /** What the reader was in the organization, where that is known. */
  role?: string | undefined;
  /** Of what a browser kept: the organization itself, so that its pages begin without a network. */
  organization?: Organization | undefined;
  projects: readonly Project[];
  labels: readonly WireLabel[];
  /** Of what a browser kept: whom bugs name, as far as it was known. */
  people?: readonly WirePerson[] | undefined;
  /** Of what a browser kept: all members, if somebody looked at them. */
  members?: readonly Member[] | undefined;
  /** Of what a browser kept: saved views, if somebody looked at them. Those of everybody, and the reader's own. */
  views?: { shared: readonly View[]; own: readonly View[] } | undefined;
  /** Of what a browser kept: the bugs that were looked at last, the latest first. */
  read?: readonly ReadBug[] | undefined;
}

/** What a browser kept: the stamp of the whole replica, and which bugs it keeps anew beside that since they changed. */
export interface KeptWhole {
  stamp: string;
  changed: readonly string[];
}

export interface Replica {
  head: ReplicaHead;
  bugs: Omit<BugsAsOf, "content">;
  kept?: KeptWhole | undefined;
}
