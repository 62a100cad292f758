import type { WireLabel, WireVersions } from "../../api/types";
import type { BugsAsOf } from "../../store/held-bugs";
import type { Project } from "../../store/organization";

/** As of when a replica is, and what its columns' words are called. */
export interface ReplicaHead {
  orgID: string;
  versions: WireVersions;
  /** Version of the reader's own stream. */
  person: number;
  /** What the reader was in the organization, where that is known. */
  role?: string | undefined;
  projects: readonly Project[];
  labels: readonly WireLabel[];
}

export interface Replica {
  head: ReplicaHead;
  bugs: Omit<BugsAsOf, "content">;
}
