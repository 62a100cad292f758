import { endOfWord } from "./end-of-word";
import { findField } from "./fields";
import { parse } from "./parse";
import type { Fault, FaultCode, Piece, Place } from "./tree";
import { findVerb, type Verb } from "./verbs";

interface CommandValue {
  readonly how: "set" | "add" | "remove";
  /** Without quotes and sign. */
  readonly text: string;
  readonly isQuoted: boolean;
  readonly at: Place;
}

interface Action {
  readonly verb: Verb;
  readonly values: readonly CommandValue[];
}

/** What stands behind a `>` that stands alone, as far as it can be told without asking. */
export interface Command {
  /** What stands before it. */
  readonly query: string;
  readonly actions: readonly Action[];
  /** Of the query, or the first of the actions: behind it nothing is read. */
  readonly faults: readonly Fault[];
  /** Of the whole text. */
  readonly pieces: readonly Piece[];
}

const valuesMax = 16;
const quoted = /"((?:\\["\\]|[^"])*)("?)/y;

/** Nothing where no command begins. */
export function parseCommand(text: string): Command | undefined {
  const { command: sign, pieces, faults } = parse(text);
  if (sign === undefined) return undefined;
  const reader = new ActionReader(text, sign + 1);
  const actions = reader.read();
  return {
    query: text.slice(0, sign).trim(),
    actions,
    faults: [...faults.filter(({ code }) => code !== "command"), ...reader.faults],
    pieces: [...pieces.filter(({ from }) => from <= sign), ...reader.pieces],
  };
}

class ActionReader {
  readonly #text: string;
  #at: number;
  #count = 0;
  /** Of the word that is being read. */
  #begin = 0;
  readonly faults: Fault[] = [];
  readonly pieces: Piece[] = [];

  constructor(text: string, from: number) {
    this.#text = text;
    this.#at = from;
  }

  read(): Action[] {
    const actions: Action[] = [];
    this.#skip();
    if (this.#isAtEnd()) this.#fault("term_missing", this.#at, this.#at);
    while (this.faults.length === 0 && !this.#isAtEnd()) {
      const action = this.#action(actions);
      if (action !== undefined) actions.push(action);
      this.#skip();
    }
    if (this.#at < this.#text.length) this.#piece("words", this.#at, this.#text.length);
    return actions;
  }

  #action(before: readonly Action[]): Action | undefined {
    const from = this.#at;
    this.#begin = from;
    const to = endOfWord(this.#text, from, "");
    const verb = findVerb(this.#text.slice(from, to));
    if (verb === undefined) return this.#wrong("action_unknown", from, Math.max(to, from + 1));
    if (before.some((action) => action.verb === verb)) return this.#wrong("twice", from, to);
    this.#at = to;
    this.#piece("field", from, to);
    const values: CommandValue[] = [];
    for (;;) {
      this.#skip();
      const value = this.#value(verb, values);
      if (value === undefined) return undefined;
      values.push(value);
      const next = /^\s*[+-]/.test(this.#text.slice(this.#at));
      if (!verb.takesSeveral || !next) return { verb, values };
    }
  }

  #value(verb: Verb, before: readonly CommandValue[]): CommandValue | undefined {
    const from = this.#at;
    this.#begin = from;
    const sign = verb.takesSeveral ? /^[+-]/.exec(this.#text.slice(from))?.[0] : undefined;
    if (sign !== undefined) this.#at += 1;
    const start = this.#at;
    const written = this.#written(from);
    if (written === undefined) return undefined;
    const how = howOf(verb, sign);
    const value = { ...written, how, at: { from, to: this.#at } };
    if (!canBe(verb, value) || before.some((other) => isSame(other, value))) {
      return this.#wrong("value_wrong", from, this.#at);
    }
    this.#count += 1;
    if (this.#count > valuesMax) return this.#wrong("too_many", from, this.#at);
    this.#piece("sign", from, start);
    this.#piece("value", start, this.#at);
    return value;
  }

  /** A word or a quoted text. */
  #written(from: number): { text: string; isQuoted: boolean } | undefined {
    quoted.lastIndex = this.#at;
    const quote = quoted.exec(this.#text);
    if (quote === null) {
      const start = this.#at;
      this.#at = endOfWord(this.#text, start, "");
      const text = this.#text.slice(start, this.#at);
      return text === "" ? this.#wrong("value_missing", from, this.#at) : { text, isQuoted: false };
    }
    const [whole, inside = "", end] = quote;
    const start = this.#at;
    if (end === "") return this.#wrong("quote_open", start, start + 1);
    this.#at += whole.length;
    const text = inside.replaceAll(/\\(["\\])/g, "$1");
    if (text.trim() === "") return this.#wrong("value_missing", from, this.#at);
    if (!/^(?:[\s)]|$)/.test(this.#text.slice(this.#at))) {
      return this.#wrong("space_missing", this.#at, endOfWord(this.#text, this.#at, ""));
    }
    return { text, isQuoted: true };
  }

  #wrong(code: FaultCode, from: number, to: number): undefined {
    this.#fault(code, from, to);
    this.#at = Math.max(this.#at, to);
    this.#piece("wrong", this.#begin, this.#at);
  }

  #fault(code: FaultCode, from: number, to: number): void {
    this.faults.push({ code, at: { from, to } });
  }

  #piece(is: Piece["is"], from: number, to: number): void {
    if (to > from) this.pieces.push({ is, from, to });
  }

  #skip(): void {
    while (/\s/.test(this.#text[this.#at] ?? "")) this.#at += 1;
  }

  #isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }
}

function howOf(verb: Verb, sign: string | undefined): CommandValue["how"] {
  if (sign === "-") return "remove";
  return sign === "+" || verb.name === "label" ? "add" : "set";
}

/** Days, moments and names are the server's to judge. */
function canBe(verb: Verb, { text, isQuoted, how }: CommandValue): boolean {
  const small = text.toLowerCase();
  const isEmpty = !isQuoted && small === "none";
  if (verb.takesSeveral && !isQuoted && text.includes(",")) return false;
  if (verb.name === "label") return !isEmpty;
  if (verb.name === "assign") return (!isEmpty || how === "set") && (isQuoted || text !== "@");
  if (verb.name === "estimate") return isEmpty || /^\d{1,15}(?:\.\d{1,2})?$/.test(text);
  const { choices = [] } = findField(verb.field) ?? {};
  if (choices.length === 0) return true;
  const isUnset = verb.empty !== undefined && !isQuoted && [verb.empty, "none"].includes(small);
  return isUnset || choices.some((choice) => joined(choice) === joined(text));
}

function joined(choice: string): string {
  return choice.toLowerCase().replaceAll(/[-_ ]/g, "");
}

/** A name twice says nothing, or two things at once. */
function isSame(one: CommandValue, other: CommandValue): boolean {
  const isHandle = ({ text, isQuoted }: CommandValue) => !isQuoted && text.startsWith("@");
  return one.text.toLowerCase() === other.text.toLowerCase() && isHandle(one) === isHandle(other);
}
