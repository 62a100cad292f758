import type { Atom, Comparison, Value } from "../../query/tree";
import { AskServer } from "../ask-server";
import { fold } from "../fold";
import type { Span } from "../span";
import {
  type Calendar,
  type Duration,
  moved,
  type QueryDate,
  readDate,
  readDuration,
} from "../times/dates";

type Ends = Extract<Value, { is: "span" }>;

/** Of estimates in hundredths, else counts. */
export function numberSpan(how: Comparison, value: Value, decimals: 0 | 2): Span {
  const ends = endsOf(value, how);
  if (ends !== undefined) {
    const from = ends.first ? readNumber(ends.first, decimals) : -Infinity;
    const to = ends.last ? readNumber(ends.last, decimals) : Infinity;
    if (from > to) throw new AskServer("refused");
    return { from, to };
  }
  const number = readNumber(atomOf(value), decimals);
  return compared(how, { from: number, to: number });
}

/** Moments in microseconds. */
export function momentSpan(how: Comparison, value: Value, by: Calendar): Span {
  const ends = endsOf(value, how);
  if (ends !== undefined) {
    const first = ends.first && dateOf(ends.first, by).compared.begin;
    const last = ends.last && lastOf(dateOf(ends.last, by));
    return { from: first ?? -Infinity, to: last ?? Infinity };
  }
  const date = dateOf(atomOf(value), by);
  const isAlone = how === "" || how === "=";
  if (isAlone) return { from: date.alone.begin, to: date.alone.end - 1 };
  return compared(how, { from: date.compared.begin, to: lastOf(date) });
}

/** Days since 1970. */
export function daySpan(how: Comparison, value: Value, by: Calendar): Span {
  const dayDateOf = (atom: Atom) => {
    const date = dateOf(atom, by);
    if (!date.isDay) throw new AskServer("refused");
    return date;
  };
  const ends = endsOf(value, how);
  if (ends !== undefined) {
    const first = ends.first && dayDateOf(ends.first).firstDay;
    const last = ends.last && dayDateOf(ends.last).lastDay;
    return { from: first ?? -Infinity, to: last ?? Infinity };
  }
  const date = dayDateOf(atomOf(value));
  return compared(how, { from: date.firstDay, to: date.lastDay });
}

/** The moments that lie so far back: the longer ago, the earlier. */
export function durationSpan(how: Comparison, value: Value, by: Calendar): Span {
  const ends = endsOf(value, how);
  if (ends !== undefined) {
    const to = ends.first ? ago(ends.first, by).at : Infinity;
    const from = ends.last ? ago(ends.last, by).at : -Infinity;
    if (ends.first && ends.last && from >= to + 1) throw new AskServer("refused");
    return { from, to };
  }
  const { at, oneMore } = ago(atomOf(value), by);
  switch (how) {
    case "<":
      return { from: at + 1, to: Infinity };
    case "<=":
      return { from: at, to: Infinity };
    case ">":
      return { from: -Infinity, to: at - 1 };
    case ">=":
      return { from: -Infinity, to: at };
    default:
      return { from: oneMore + 1, to: at };
  }
}

/** The two ends of a range; nothing where a single value was written. */
export function endsOf(value: Value, how: Comparison): Ends | undefined {
  if (value.is !== "span") return undefined;
  const isOpen = value.first === undefined && value.last === undefined;
  const isRight = how === "" && !isOpen && value.first?.text !== "" && value.last?.text !== "";
  if (!isRight) throw new AskServer("refused");
  return value;
}

export function atomOf(value: Value): Atom {
  if (value.is !== "atom") throw new AskServer("refused");
  return value.atom;
}

/** Values are whole numbers. */
function compared(how: Comparison, { from, to }: Span): Span {
  switch (how) {
    case "<":
      return { from: -Infinity, to: from - 1 };
    case "<=":
      return { from: -Infinity, to };
    case ">":
      return { from: to + 1, to: Infinity };
    case ">=":
      return { from, to: Infinity };
    default:
      return { from, to };
  }
}

function readNumber({ text }: Atom, decimals: 0 | 2): number {
  const [, whole = "", fraction] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === "" || (fraction !== undefined && decimals === 0)) throw new AskServer("refused");
  return decimals === 0 ? Number(whole) : Number(whole + (fraction ?? "").padEnd(2, "0"));
}

function dateOf({ text }: Atom, by: Calendar): QueryDate {
  const date = readDate(fold(text), by);
  if (date === undefined) throw new AskServer("refused");
  return date;
}

/** Of what names no stretch of time, the moment itself. */
function lastOf({ compared: { begin, end } }: QueryDate): number {
  return begin === end ? end : end - 1;
}

/** Exactly so long ago, and one day, week, … longer. */
function ago({ text }: Atom, by: Calendar): { at: number; oneMore: number } {
  const far = readDuration(fold(text));
  const back = (more: number, { count, unit }: Duration) =>
    moved(by, { count: -count - more, unit });
  const at = far && back(0, far);
  const oneMore = far && back(1, far);
  if (at === undefined || oneMore === undefined) throw new AskServer("refused");
  return { at, oneMore };
}
