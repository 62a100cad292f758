import type { WirePerson } from "../api/types";
import type { StoredRelationKind } from "./bug-chunk";
import type { BugColumns } from "./bug-columns";
import type { Label, OrganizationReplica, Project, Status } from "./organization";

interface NamedPerson {
  id: string;
  kind?: WirePerson["kind"] | undefined;
  name?: string | undefined;
}

/**
 * All bugs of an organization as questions read them: the store's own columns, and what their numbers are called.
 * After the store forgot all numbers mean other things: then `names` is another one.
 */
export class StoreWorld {
  readonly #replica: OrganizationReplica;
  #names = 0;
  #seen: readonly unknown[] = [];
  #people: NamedPerson[] = [];
  #projects: (Project | undefined)[] = [];
  #statuses: (Status | undefined)[] = [];
  #labels: (Label | undefined)[] = [];

  constructor(replica: OrganizationReplica) {
    this.#replica = replica;
  }

  get isWhole(): boolean {
    return this.#replica.held.get().is === "held";
  }
  /** Between two turns while the columns say what the person's own edits make of them. */
  get turn(): number {
    const { bugs } = this.#replica;
    return bugs.turn() + (bugs.areEditsShown ? 0.5 : 0);
  }
  get names(): number {
    this.#learn();
    return this.#names;
  }
  get size(): number {
    return this.#all.size;
  }
  get live() {
    return this.#all.live;
  }
  get id() {
    return { at: (slot: number) => this.#all.idAt(slot) };
  }
  get title() {
    return {
      at: (slot: number) => this.#all.titleAt(slot),
      placeOf: (slot: number) => this.#all.texts.placeOf("titles", slot),
    };
  }
  get idPlace() {
    return this.#all.columns.idPlace;
  }
  get titlePlace() {
    return this.#all.columns.titlePlace;
  }
  get rankPlace() {
    return this.#all.columns.rankPlace;
  }
  get rank() {
    return { at: (slot: number) => this.#all.texts.at("ranks", slot) };
  }
  get project() {
    return this.#all.columns.project;
  }
  get number() {
    return this.#all.columns.number;
  }
  get status() {
    return this.#all.columns.status;
  }
  get resolution() {
    return this.#all.columns.resolution;
  }
  get severity() {
    return this.#all.columns.severity;
  }
  get priority() {
    return this.#all.columns.priority;
  }
  get author() {
    return this.#all.columns.author;
  }
  get assignees() {
    return this.#all.columns.assignees;
  }
  get watchers() {
    return this.#all.columns.watchers;
  }
  get voters() {
    return this.#all.columns.voters;
  }
  get labels() {
    return this.#all.columns.labels;
  }
  get restricted() {
    return this.#all.columns.restricted;
  }
  get created() {
    return this.#all.columns.created;
  }
  get updated() {
    return this.#all.columns.updated;
  }
  get since() {
    return this.#all.columns.since;
  }
  get closed() {
    return this.#all.columns.closed;
  }
  get snooze() {
    return this.#all.columns.snooze;
  }
  get due() {
    return this.#all.columns.due;
  }
  get estimate() {
    return this.#all.columns.estimate;
  }
  get votes() {
    return this.#all.columns.votes;
  }
  get comments() {
    return this.#all.columns.comments;
  }
  get attachments() {
    return this.#all.columns.attachments;
  }
  get reopened() {
    return this.#all.columns.reopened;
  }
  get links(): { readonly writes: number } {
    return this.#replica.bugs.held.links;
  }
  get people(): readonly NamedPerson[] {
    this.#learn();
    return this.#people;
  }
  get peopleSets() {
    return this.#all.peopleSets.sets;
  }
  get labelSets() {
    return this.#all.labelSets.sets;
  }
  get projects(): readonly (Project | undefined)[] {
    this.#learn();
    return this.#projects;
  }
  get statuses(): readonly (Status | undefined)[] {
    this.#learn();
    return this.#statuses;
  }
  get labelNames(): readonly (Label | undefined)[] {
    this.#learn();
    return this.#labels;
  }

  /** By the project's present key and the bug's present number alone. */
  slotOfKey(projectKey: string, number: number): number | undefined {
    const key = `${projectKey}-${number < 0 ? "R" : ""}${Math.abs(number)}`;
    const slot = this.#all.keys.slotOfPresent(key);
    return slot !== undefined && this.#isLive(slot) ? slot : undefined;
  }

  /** The bugs at the other end of relations that lead from this one, or to it. */
  related(slot: number, kind: StoredRelationKind, way: "from" | "to"): readonly number[] {
    const { links } = this.#replica.bugs.held;
    return links.related(slot, kind, way).filter((other) => this.#isLive(other));
  }

  get #all(): BugColumns {
    return this.#replica.bugs.columns;
  }

  #isLive(slot: number): boolean {
    return this.#all.live.get(slot) === 1;
  }

  /** Names anew where anything that they follow from is another thing. */
  #learn(): void {
    const { people, members, projects, labels } = this.#replica;
    const words = this.#all;
    // Whom no bug names yet can be asked for all the same.
    for (const { memberID } of members.all()) words.people.numberOf(memberID);
    const seen = [
      words,
      words.people.texts.length,
      words.projects.texts.length,
      words.statuses.texts.length,
      words.labels.texts.length,
      words.peopleSets.sets.length,
      words.labelSets.sets.length,
      people.all(),
      members.all(),
      projects.all(),
      labels.all(),
    ];
    if (seen.every((each, at) => each === this.#seen[at])) return;
    this.#seen = seen;
    this.#names += 1;
    this.#people = this.#namedPeople();
    this.#projects = words.projects.texts.map((id) => projects.get(id));
    const statuses = new Map(
      projects.all().flatMap((project) => project.statuses.map((each) => [each.id, each] as const)),
    );
    this.#statuses = words.statuses.texts.map((id) => statuses.get(id));
    this.#labels = words.labels.texts.map((id) => labels.get(id));
  }

  #namedPeople(): NamedPerson[] {
    const { people, members } = this.#replica;
    const ofMembers = new Map(members.all().map((each) => [each.memberID, each.memberName]));
    return this.#all.people.texts.map((id) => {
      const member = ofMembers.get(id);
      if (member !== undefined) return { id, kind: "user" as const, name: member };
      const known = people.get(id);
      return { id, kind: known?.kind, name: known?.name };
    });
  }
}
