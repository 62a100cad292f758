import type {
  EnvironmentEntry,
  Priority,
  Resolution,
  Severity,
  Visibility,
  WireBug,
} from "../api/types";
import { microsOf } from "./times";

/** A bug as screens see it. Times are microseconds since 1970. */
export interface Bug {
  readonly id: string;
  readonly projectID: string;
  /** "CORE-12"; empty while the server has not numbered it yet. */
  readonly key: string;
  readonly number: number;
  readonly title: string;
  /** Absent until it was loaded: lists and long changes come without. */
  readonly description?: string;
  /** Where it was seen. Absent as the description is. */
  readonly environment?: readonly EnvironmentEntry[];
  readonly status: string;
  readonly isOpen: boolean;
  readonly resolution: Resolution;
  readonly severity: Severity;
  readonly priority: Priority;
  /** "2026-11-21"; empty where there is none. */
  readonly due: string;
  /** In the team's unit; NaN where there is none. */
  readonly estimate: number;
  readonly bugAuthor: string;
  readonly assignedMembers: readonly string[];
  /** Labels by id, in order. */
  readonly labels: readonly string[];
  readonly visibility: Visibility;
  readonly voteCount: number;
  /** The end of its snooze; 0 for one that ends with whatever happens, NaN where there is none. */
  readonly snooze: number;
  /** Users by id; absent as the description is. */
  readonly sharedWith?: readonly string[];
  readonly watchers?: readonly string[];
  readonly voters?: readonly string[];
  /** Its place on boards: smaller ones stand first, byte by byte; bugs of one rank stand by id. */
  readonly rank: string;
  readonly created: number;
  readonly updated: number;
  /** 0 while it is open. */
  readonly closed: number;
  readonly statusSince: number;
  readonly reopenCount: number;
  readonly rev: number;
  /** 0 for one that is not deleted. */
  readonly deleted: number;
}

/** As the store keeps a snooze. */
export function snoozeOf(wire: WireBug["snooze"] | null): number {
  if (wire === undefined || wire === null) return Number.NaN;
  return wire.until === undefined ? 0 : microsOf(wire.until);
}

export function bugOf(wire: WireBug): Bug {
  return {
    id: wire.id,
    projectID: wire.projectID,
    key: wire.key,
    number: wire.number,
    title: wire.title,
    ...(wire.description === undefined ? {} : { description: wire.description }),
    ...(wire.environment === undefined ? {} : { environment: wire.environment }),
    status: wire.status,
    isOpen: wire.isOpen,
    resolution: wire.resolution,
    severity: wire.severity,
    priority: wire.priority,
    due: wire.due ?? "",
    estimate: wire.estimate ?? Number.NaN,
    bugAuthor: wire.bugAuthor,
    assignedMembers: wire.assignedMembers,
    labels: wire.labels,
    visibility: wire.visibility,
    voteCount: wire.voteCount,
    snooze: snoozeOf(wire.snooze),
    ...(wire.sharedWith === undefined ? {} : { sharedWith: wire.sharedWith }),
    ...(wire.watchers === undefined ? {} : { watchers: wire.watchers }),
    ...(wire.voters === undefined ? {} : { voters: wire.voters }),
    rank: wire.rank ?? "",
    created: microsOf(wire.created),
    updated: microsOf(wire.updated),
    closed: wire.closed === undefined ? 0 : microsOf(wire.closed),
    statusSince: microsOf(wire.statusSince),
    reopenCount: wire.reopenCount,
    rev: wire.rev,
    deleted: wire.deleted === undefined ? 0 : microsOf(wire.deleted),
  };
}
