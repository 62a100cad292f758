import type { StatusCategory } from "../../api/types";
import type { Field } from "../../query/fields";
import type { Comparison, Place, Value } from "../../query/tree";
import { AskServer } from "../ask-server";
import type { Asking } from "../asking";
import type { SlotColumn } from "../bug-world";
import { fold } from "../fold";
import {
  labelsCalled,
  personCalled,
  projectsCalled,
  type QueryKey,
  readKey,
  statusesCalled,
} from "../names";
import type { Span } from "../span";
import { hasSize, holdsAny, isAmong, isNumber, isWithin, isWithinUnless } from "./columns";
import { flagTerm, isOfCategory } from "./flags";
import { isBug, related } from "./relations";
import { atomOf, daySpan, durationSpan, endsOf, momentSpan, numberSpan } from "./spans";
import { anyOf, none, not, type Term } from "./term";
import { titleIs } from "./texts";

interface Filter {
  readonly field: Field;
  readonly how: Comparison;
  readonly values: readonly Value[];
}

/** What a sub-query asks of the other bug. */
type ReadQuery = (value: Value & { is: "query" }) => Term;

const zero: Span = { from: 0, to: 0 };
const orderedKinds = new Set(["scale", "number", "decimal", "moment", "duration", "day"]);

/** True where any value is met. */
export function filterTerm(asking: Asking, filter: Filter, read: ReadQuery): Term {
  return anyOf(filter.values.map((value) => valueTerm(asking, filter, value, read)));
}

function valueTerm(asking: Asking, { field, how }: Filter, value: Value, read: ReadQuery): Term {
  const isOrdered = orderedKinds.has(field.kind);
  const compares = how !== "" && how !== "=";
  if (compares && !isOrdered) throw new AskServer("refused");
  if (value.is === "query") return related(asking.world, field.name, read(value));
  if (value.is === "atom") {
    const { text, isQuoted, entry } = value.atom;
    const isBare = !isQuoted && entry === undefined;
    if (text === "" || (!isQuoted && text === "*")) throw new AskServer("refused");
    const word = isBare && field.kind !== "flag" ? fold(text) : "";
    const isNothing = word === "none" || (word === "unset" && field.name === "severity");
    if (isNothing || word === "any") {
      if (compares) throw new AskServer("refused");
      const empty = emptyTerm(asking, field);
      return isNothing ? empty : not(empty);
    }
  }
  return isOrdered ? orderedTerm(asking, field, how, value) : plainTerm(asking, field, how, value);
}

function plainTerm(asking: Asking, field: Field, how: Comparison, value: Value): Term {
  const { world } = asking;
  const { text } = atomOf(value);
  switch (field.kind) {
    case "key":
      return isBug(world, keyOf(text));
    case "relation":
      return related(world, field.name, isBug(world, keyOf(text)));
    case "text":
      return titleIs(world, text, how === "=");
    case "choice":
      return choiceTerm(asking, field, choiceOf(field, text));
    case "flag":
      return flagTerm(asking, field.choices[choiceOf(field, text)] ?? "");
    case "person":
      return personTerm(asking, field, value);
    case "label":
      return namedTerm(asking, "label", labelsCalled(world, text), text, value.at);
    case "title":
      return placeTerm(asking, field, text, value.at);
    default:
      throw new AskServer("environment");
  }
}

function orderedTerm(asking: Asking, field: Field, how: Comparison, value: Value): Term {
  const { world } = asking;
  const timed = (column: SlotColumn<number>, read: typeof momentSpan) =>
    asking.timedSpan(column, (by) => read(how, value, by));
  switch (field.name) {
    case "severity":
    case "priority":
      return isWithin(world[field.name], scaleSpan(field, how, value));
    case "estimate":
      return isWithinUnless(world.estimate, numberSpan(how, value, 2), -1);
    case "watchers":
      return hasSize(world.watchers, () => world.peopleSets, numberSpan(how, value, 0));
    case "votes":
    case "comments":
    case "attachments":
    case "reopened":
      return isWithin(world[field.name], numberSpan(how, value, 0));
    case "due":
      return isWithinUnless(world.due, timed(world.due, daySpan), -1);
    case "closed":
      return isWithinUnless(world.closed, timed(world.closed, momentSpan), 0);
    case "age":
      return isWithin(world.created, timed(world.created, durationSpan));
    case "in-status":
      return isWithin(world.since, timed(world.since, durationSpan));
    default: {
      const moments = momentColumn(world, field);
      return isWithin(moments, timed(moments, momentSpan));
    }
  }
}

function momentColumn(world: Asking["world"], { name }: Field): SlotColumn<number> {
  if (name === "created") return world.created;
  return name === "updated" ? world.updated : world.since;
}

function emptyTerm({ world }: Asking, { name, kind }: Field): Term {
  switch (name) {
    case "resolution":
    case "severity":
    case "priority":
    case "closed":
    case "votes":
    case "comments":
    case "attachments":
    case "reopened":
      return isNumber(world[name], 0);
    case "assignee":
      return isNumber(world.assignees, 0);
    case "label":
      return isNumber(world.labels, 0);
    case "due":
    case "estimate":
      return isNumber(world[name], -1);
    case "watcher":
    case "watchers":
      return hasSize(world.watchers, () => world.peopleSets, zero);
    case "voter":
      return isNumber(world.votes, 0);
    case "environment":
      throw new AskServer("environment");
    default:
      return kind === "relation" ? not(related(world, name, undefined)) : none;
  }
}

function keyOf(text: string): QueryKey {
  const key = readKey(text);
  if (key === undefined) throw new AskServer("refused");
  return key;
}

/** Place among the field's choices; joints between words are spelled in many ways. */
function choiceOf({ choices }: Field, text: string): number {
  const jointless = (word: string) => fold(word).replaceAll(/[-_ ]/g, "");
  const wanted = jointless(text);
  const found = choices.findIndex((choice) => jointless(choice) === wanted);
  if (found < 0) throw new AskServer("refused");
  return found;
}

function choiceTerm({ world }: Asking, field: Field, choice: number): Term {
  if (field.name === "resolution") return isNumber(world.resolution, choice + 1);
  return isOfCategory(world, [field.choices[choice] as StatusCategory]);
}

/** What weighs most stands first, so that `>` looks towards the beginning. Choices count from 1. */
function scaleSpan(field: Field, how: Comparison, value: Value): Span {
  const most = field.choices.length;
  const ends = endsOf(value, how);
  if (ends !== undefined) {
    const first = ends.first ? choiceOf(field, ends.first.text) + 1 : 1;
    const last = ends.last ? choiceOf(field, ends.last.text) + 1 : most;
    return { from: Math.min(first, last), to: Math.max(first, last) };
  }
  const choice = choiceOf(field, atomOf(value).text) + 1;
  const isBeyond = (how === ">" && choice === 1) || (how === "<" && choice === most);
  if (isBeyond) throw new AskServer("refused");
  if (how === ">") return { from: 1, to: choice - 1 };
  if (how === ">=") return { from: 1, to: choice };
  if (how === "<") return { from: choice + 1, to: most };
  return { from: choice, to: how === "<=" ? most : choice };
}

function personTerm({ world, me }: Asking, { name }: Field, value: Value): Term {
  const { text, isQuoted } = atomOf(value);
  const isHandle = !isQuoted && text.startsWith("@");
  if (isHandle && text.length === 1) throw new AskServer("refused");
  if (isQuoted && text.startsWith("@")) throw new AskServer("person");
  const person = isHandle && fold(text) === "@me" ? me : personCalled(world, text);
  if (name === "author") return isNumber(world.author, person);
  const column = name === "assignee" ? "assignees" : name === "watcher" ? "watchers" : "voters";
  return holdsAny(world[column], () => world.peopleSets, new Set([person]));
}

function placeTerm(asking: Asking, { name }: Field, text: string, at: Place): Term {
  const { world } = asking;
  if (name === "project") {
    return namedTerm(asking, "project", projectsCalled(world, text), text, at);
  }
  const found = statusesCalled(world, text);
  return namedTerm(asking, "status", found.length > 0 ? found : undefined, text, at);
}

function namedTerm(
  { world, notes }: Asking,
  what: "label" | "project" | "status",
  found: readonly number[] | undefined,
  text: string,
  at: Place,
): Term {
  if (found === undefined) {
    notes.add(`${what}_unknown`, `There is no ${what} ${text}.`, at);
    return none;
  }
  const wanted = new Set(found);
  if (what === "label") return holdsAny(world.labels, () => world.labelSets, wanted);
  return isAmong(world[what], wanted);
}
