import type { StatusCategory, WirePerson } from "../api/types";
import type { RowTexts } from "../store/row-texts";

/** As the server keeps relations: read from the first bug to the second; of `parent` the first is the child. */
export type StoredRelationKind = "blocks" | "duplicate_of" | "relates_to" | "caused_by" | "parent";

/** What a question looks at, for whoever asks only whether it is as it was. */
export interface Written {
  /** Another number once anything of it is another one; absent where nobody counts that. */
  readonly writes?: number;
}

/** One value per slot, read at the moment of evaluation: the array behind it may be another one later. */
export interface SlotColumn<T> extends Written {
  readonly values: { readonly [slot: number]: T };
}

/** A text per slot. */
export interface SlotTexts {
  readonly at: (slot: number) => string;
}

interface SlotTitles extends SlotTexts {
  /** Its row among those that came with it, which stay as they are; nothing of one that came by itself. */
  readonly placeOf: (slot: number) => { readonly rows: RowTexts; readonly row: number } | undefined;
}

/** Whom bugs name. */
export interface WorldPerson {
  readonly id: string;
  /** Absent as long as nothing told it. */
  readonly kind?: WirePerson["kind"] | undefined;
  /** Of a user the username, of a person the name that an import brought. Absent as long as nothing told it. */
  readonly name?: string | undefined;
}

interface WorldProject {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

export interface WorldStatus {
  readonly id: string;
  readonly name: string;
  readonly category: StatusCategory;
  /** In its project's workflow, from 0. */
  readonly position: number;
}

interface WorldLabel {
  readonly id: string;
  readonly name: string;
}

/**
 * All bugs of an organization that the reader knows, as questions read them: a column per field, a slot per bug.
 * Dictionaries number people, projects, statuses, labels and sets; a number means the same as long as the world
 * lives, though what a dictionary says of it may change.
 */
export interface BugWorld {
  /** Whether all bugs, ids and relations are here. None that is not whole answers a question. */
  readonly isWhole: boolean;
  /** Another number whenever a bug or a relation is another one. */
  readonly turn: number;
  /** Another number whenever a dictionary says something else, or more: questions are then understood anew. */
  readonly names: number;
  /** Every slot is below it. */
  readonly size: number;
  /** 1 where the slot holds a bug that lists show: neither removed nor deleted. */
  readonly live: SlotColumn<number>;

  /** As text in small letters: ids of equal bugs order them. */
  readonly id: SlotTexts;
  readonly title: SlotTitles;
  readonly rank: SlotTexts;
  /** Where they stand among others, from 1, the same of those that are sorted alike; 0 where that is not known. */
  readonly idPlace: SlotColumn<number>;
  readonly titlePlace: SlotColumn<number>;
  readonly rankPlace: SlotColumn<number>;
  /** Numbers of `projects`. */
  readonly project: SlotColumn<number>;
  /** Below 0 of bugs that were reported as restricted. */
  readonly number: SlotColumn<number>;
  /** Numbers of `statuses`. */
  readonly status: SlotColumn<number>;
  /** 0 none, 1 fixed, … 7 obsolete. */
  readonly resolution: SlotColumn<number>;
  /** 0 unset, 1 S1, … 4 S4. */
  readonly severity: SlotColumn<number>;
  /** 0 none, 1 urgent, … 4 low. */
  readonly priority: SlotColumn<number>;
  /** Numbers of `people`. */
  readonly author: SlotColumn<number>;
  /** Numbers of `peopleSets`; the first of a set of assignees comes first. */
  readonly assignees: SlotColumn<number>;
  readonly watchers: SlotColumn<number>;
  readonly voters: SlotColumn<number>;
  /** Numbers of `labelSets`. */
  readonly labels: SlotColumn<number>;
  /** 1 where it is. */
  readonly restricted: SlotColumn<number>;

  /** Microseconds since 1970. */
  readonly created: SlotColumn<number>;
  readonly updated: SlotColumn<number>;
  readonly since: SlotColumn<number>;
  /** 0 while it is open. */
  readonly closed: SlotColumn<number>;
  /** The end of its snooze; 0 for one that ends with whatever happens, NaN where there is none. */
  readonly snooze: SlotColumn<number>;
  /** Days since 1970, -1 where there is none. */
  readonly due: SlotColumn<number>;
  /** In hundredths, -1 where there is none. */
  readonly estimate: SlotColumn<number>;
  readonly votes: SlotColumn<number>;
  readonly comments: SlotColumn<number>;
  readonly attachments: SlotColumn<number>;
  readonly reopened: SlotColumn<number>;

  readonly people: readonly WorldPerson[];
  /** By number, without double members; set 0 is empty. */
  readonly peopleSets: readonly (readonly number[])[];
  readonly labelSets: readonly (readonly number[])[];
  /** Projects, statuses and labels that went away have no entry. */
  readonly projects: readonly (WorldProject | undefined)[];
  readonly statuses: readonly (WorldStatus | undefined)[];
  readonly labelNames: readonly (WorldLabel | undefined)[];

  /** How bugs are related, which `related` tells. */
  readonly links: Written;

  /** By the project's present key and the bug's present number alone: a bug may have had other ones. */
  slotOfKey(projectKey: string, number: number): number | undefined;
  /** The bugs at the other end of relations that lead from this one, or to it: live slots. */
  related(slot: number, kind: StoredRelationKind, way: "from" | "to"): readonly number[];
}
