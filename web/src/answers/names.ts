import { AskServer } from "./ask-server";
import type { BugWorld } from "./bug-world";
import { fold } from "./fold";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const projectKey = /^[A-Za-z][A-Za-z\d]{1,9}$/;
const bugKey = /^([A-Za-z][A-Za-z\d]{1,9})-([Rr]?)([1-9]\d{0,14})(\+?)$/;

/** "CORE-12+"; bugs reported as restricted are counted below 0. */
export interface QueryKey {
  readonly project: string;
  readonly number: number;
  readonly withDescendants: boolean;
}

export function readKey(text: string): QueryKey | undefined {
  const [, project, restricted, digits, plus] = bugKey.exec(text) ?? [];
  if (project === undefined) return undefined;
  const number = restricted === "" ? Number(digits) : -Number(digits);
  return { project: project.toUpperCase(), number, withDescendants: plus !== "" };
}

export function slotOf(world: BugWorld, { project, number }: QueryKey): number {
  const slot = world.slotOfKey(project, number);
  if (slot === undefined) throw new AskServer("former_key");
  return slot;
}

/** Number of the person, or -1 of somebody whom no bug names. */
export function personOf(world: BugWorld, id: string | undefined): number {
  return id === undefined ? -1 : world.people.findIndex((person) => person.id === id);
}

/** By username (`@ann`) or id; full names are not here. */
export function personCalled(world: BugWorld, called: string): number {
  if (!called.startsWith("@")) {
    if (uuid.test(called)) return personOf(world, called.toLowerCase());
    throw new AskServer("person");
  }
  const wanted = fold(called.slice(1));
  const found = world.people.findIndex(
    ({ kind, name }) => kind === "user" && name !== undefined && fold(name) === wanted,
  );
  if (found < 0) throw new AskServer("person");
  return found;
}

/** Numbers of statuses, in whatever project. */
export function statusesCalled(world: BugWorld, called: string): number[] {
  const wanted = fold(called);
  return numbersOf(world.statuses, ({ name }) => fold(name) === wanted);
}

/** Nothing where there is none of that name; an id counts, be there one or not. */
export function projectsCalled(world: BugWorld, called: string): number[] | undefined {
  const wanted = fold(called);
  const found = numbersOf(
    world.projects,
    ({ key, name }) => fold(name) === wanted || fold(key) === wanted,
  );
  if (found.length > 0) return found;
  if (uuid.test(called)) return withID(world.projects, called);
  if (projectKey.test(called)) throw new AskServer("former_key");
  return undefined;
}

/** As of projects. */
export function labelsCalled(world: BugWorld, called: string): number[] | undefined {
  const wanted = fold(called);
  const found = numbersOf(world.labelNames, ({ name }) => fold(name) === wanted);
  if (found.length > 0) return found;
  return uuid.test(called) ? withID(world.labelNames, called) : undefined;
}

function withID(entries: readonly ({ readonly id: string } | undefined)[], id: string): number[] {
  return numbersOf(entries, (entry) => entry.id === id.toLowerCase());
}

function numbersOf<T>(entries: readonly (T | undefined)[], fits: (entry: T) => boolean): number[] {
  return entries.flatMap((entry, number) => (entry !== undefined && fits(entry) ? [number] : []));
}
