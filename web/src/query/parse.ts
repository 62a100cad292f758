import { endOfWord } from "./end-of-word";
import { type Field, findField } from "./fields";
import type {
  Atom,
  Comparison,
  Fault,
  FaultCode,
  Grouping,
  Node,
  Order,
  Piece,
  Place,
  Tree,
  Value,
} from "./tree";

const lengthMax = 4096;
const termsMax = 256;
const depthMax = 16;

// Not std::vector and https://…
const head = /[A-Za-z][\w-]*(?=:(?!:|\/\/))/y;
const call = /(?:was|changed)\(/iy;
const comparison = /[<>]=?|=/y;
// Two dashes begin a word, as in --verbose, and an arrow is one.
const dashAhead = /-(?![->])/y;
const quoted = /"((?:\\["\\]|[^"])*)("?)/y;
const orderWord = /(-?)([^\s,()]*)/y;
const spanned = new Set(["scale", "number", "decimal", "moment", "duration", "day"]);

/** All of a page asks about the same few texts, each time that it is drawn. */
const latestMax = 16;
const latest = new Map<string, Tree>();

/** Reads a query to its end, whatever is wrong with it. */
export function parse(text: string): Tree {
  const known = latest.get(text);
  if (known !== undefined) return known;
  const tree = new Reader(text).read();
  for (const oldest of latest.keys()) {
    if (latest.size < latestMax) break;
    latest.delete(oldest);
  }
  latest.set(text, tree);
  return tree;
}

class Reader {
  readonly #text: string;
  #at = 0;
  #terms = 0;
  readonly #sort: Order[] = [];
  readonly #group: Grouping[] = [];
  readonly #clauses: Place[] = [];
  readonly #faults: Fault[] = [];
  readonly #unknown: Place[] = [];
  readonly #pieces: Piece[] = [];
  #command: number | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Tree {
    const where = this.#either(0);
    if (this.#text.length > lengthMax && Array.from(this.#text).length > lengthMax) {
      this.#fault("too_long", lengthMax, this.#text.length);
    }
    return {
      where,
      sort: this.#sort,
      group: this.#group,
      clauses: this.#clauses,
      faults: this.#faults,
      unknown: this.#unknown,
      pieces: this.#pieces,
      command: this.#command,
    };
  }

  /** Up to the end or the bracket that closes it. */
  #either(depth: number): Node | undefined {
    const from = this.#skip();
    const parts: Node[] = [];
    let isOpen = false;
    for (;;) {
      const start = this.#skip();
      const part = this.#all(depth);
      if (part !== undefined) parts.push(part);
      else if (isOpen) this.#fault("term_missing", start, start);
      if (!this.#keyword("OR")) break;
      if (part === undefined && !isOpen) this.#fault("term_missing", this.#at - 2, this.#at);
      isOpen = true;
    }
    return joined("any", parts, { from, to: this.#at });
  }

  #all(depth: number): Node | undefined {
    const from = this.#skip();
    const parts: Node[] = [];
    for (;;) {
      this.#skip();
      if (this.#at >= this.#text.length || this.#isKeyword("OR")) break;
      if (depth === 0 && this.#isCommand()) {
        this.#toCommand();
        break;
      }
      if (this.#text[this.#at] === ")") {
        if (depth > 0) break;
        this.#fault("bracket_extra", this.#at, this.#at + 1);
        this.#piece("wrong", this.#at, this.#at + 1);
        this.#at += 1;
      } else {
        this.#and(parts.length > 0);
        const part = this.#unary(depth, depth === 0);
        if (part !== undefined) parts.push(part);
      }
    }
    return joined("all", parts, { from, to: this.#at });
  }

  #isCommand(): boolean {
    return /^>(?:[\s)]|$)/.test(this.#text.slice(this.#at, this.#at + 2));
  }

  /** What stands behind the sign is for `parseCommand`, and no part of the query. */
  #toCommand(): void {
    const from = this.#at;
    this.#command = from;
    this.#fault("command", from, from + 1);
    this.#piece("sign", from, from + 1);
    this.#piece("words", from + 1, this.#text.length);
    this.#at = this.#text.length;
  }

  /** AND says nothing, but wants a term on both sides. */
  #and(hasTerm: boolean): void {
    const from = this.#at;
    if (!this.#keyword("AND")) return;
    this.#skip();
    const isLonely = this.#isKeyword("AND") || this.#isKeyword("OR");
    if (!hasTerm || this.#isAtEnd() || isLonely) this.#fault("term_missing", from, from + 3);
  }

  #unary(depth: number, isTop: boolean): Node | undefined {
    const from = this.#at;
    if (!this.#keyword("NOT") && !this.#sign(dashAhead)) return this.#primary(depth, isTop);
    if (this.#text[from] === "N") this.#skip();
    if (this.#isAtEnd()) {
      this.#fault("term_missing", from, this.#at);
      return undefined;
    }
    const part = this.#primary(depth, false);
    return part && { is: "not", part, at: { from, to: this.#at } };
  }

  #primary(depth: number, isTop: boolean): Node | undefined {
    for (const keyword of ["AND", "OR", "NOT"]) {
      if (this.#keyword(keyword)) {
        this.#fault("term_missing", this.#at - keyword.length, this.#at);
        return undefined;
      }
    }
    if (this.#text[this.#at] === "(") return this.#bracket(depth);
    if (this.#isAtEnd()) return undefined;
    // Behind NOT or another dash: each says no by itself.
    const dash = this.#at;
    if (this.#sign(dashAhead)) this.#fault("term_missing", dash, this.#at);
    return this.#term(depth, isTop);
  }

  #bracket(depth: number): Node | undefined {
    const from = this.#at;
    this.#sign(/\(/y);
    if (depth === depthMax) this.#fault("too_deep", from, from + 1);
    const inside = this.#either(depth + 1);
    if (!this.#sign(/\)/y)) this.#fault("bracket_open", from, from + 1);
    else if (inside === undefined) this.#fault("term_missing", from, this.#at);
    return inside;
  }

  #term(depth: number, isTop: boolean): Node | undefined {
    const from = this.#at;
    if (this.#match(call)) return this.#notYet(from);
    const name = this.#match(head)?.[0].toLowerCase();
    if (name === undefined) return this.#words(from, false);
    if (name === "asof") return this.#notYet(from);
    const isClause = name === "sort" || name === "group";
    const field = findField(name);
    this.#at += 1;
    if (!isClause && field === undefined) {
      const isUnknown = !this.#isAtEnd();
      this.#at = from;
      return this.#words(from, isUnknown);
    }
    this.#piece("field", from, this.#at);
    if (field !== undefined) return this.#filter(field, from, depth);
    this.#orders(name === "sort", from);
    this.#clauses.push({ from, to: this.#at });
    if (!isTop) this.#fault("not_at_top", from, this.#at);
    return undefined;
  }

  #words(from: number, isUnknown: boolean): Node | undefined {
    this.#count(from);
    const quote = this.#match(quoted);
    if (quote !== undefined) {
      this.#closed(quote, from);
      this.#piece("words", from, this.#at);
      const text = unescaped(quote[1] ?? "");
      if (text.trim() === "") this.#fault("term_missing", from, this.#at);
      this.#apart(false);
      return { is: "words", text, isPhrase: true, at: { from, to: this.#at } };
    }
    const text = this.#run("");
    // A command stands behind the whole query.
    if (text === ">") {
      this.#piece("wrong", from, this.#at);
      this.#fault("command", from, this.#at);
      return undefined;
    }
    if (isUnknown) this.#unknown.push({ from, to: this.#at });
    this.#piece(isUnknown ? "unknown" : "words", from, this.#at);
    return { is: "words", text, isPhrase: false, at: { from, to: this.#at } };
  }

  #filter(field: Field, from: number, depth: number): Node {
    const how = (this.#take(comparison, "sign") ?? "") as Comparison;
    const values: Value[] = [];
    do values.push(...this.#value(field, how, depth));
    while (this.#sign(/,/y));
    this.#apart(false);
    return { is: "filter", field, how, values, at: { from, to: this.#at } };
  }

  #value(field: Field, how: Comparison, depth: number): Value[] {
    const from = this.#at;
    if (this.#text[from] === "(") {
      if (field.kind !== "relation" || how !== "") this.#fault("no_relation", from, from + 1);
      const where = this.#bracket(depth);
      return [{ is: "query", where, at: { from, to: this.#at } }];
    }
    this.#count(from);
    const isSpan = spanned.has(field.kind);
    const first = this.#atom(field, isSpan);
    if (isSpan && this.#sign(/\.\./y)) {
      const last = this.#atom(field, isSpan);
      if (first === undefined || last === undefined) this.#fault("value_missing", from, this.#at);
      const at = { from, to: this.#at };
      return [{ is: "span", first: end(first), last: end(last), at }];
    }
    if (first !== undefined) {
      this.#apart(true);
      return [{ is: "atom", atom: first, at: { from, to: this.#at } }];
    }
    this.#fault("value_missing", from, from);
    return [];
  }

  #atom(field: Field, isSpan: boolean): Atom | undefined {
    const from = this.#at;
    const entry = field.kind === "environment" ? this.#match(/[^\s,()"=]+(?==)/y)?.[0] : undefined;
    if (entry !== undefined) this.#at += 1;
    const quote = this.#match(quoted);
    if (quote !== undefined) this.#closed(quote, from);
    const bare = quote === undefined ? this.#run(isSpan ? ",." : ",") : "";
    if (this.#at === from) return undefined;
    this.#piece("value", from, this.#at);
    return {
      text: quote === undefined ? bare : unescaped(quote[1] ?? ""),
      isQuoted: quote !== undefined,
      entry,
    };
  }

  /** What follows must stand by itself. */
  #apart(mayComma: boolean): void {
    if (this.#isAtEnd() || (mayComma && this.#text[this.#at] === ",")) return;
    this.#fault("space_missing", this.#at, this.#at + 1);
  }

  #orders(isSort: boolean, start: number): void {
    do {
      const from = this.#at;
      const [, minus, name = ""] = this.#match(orderWord) ?? [];
      const field = findField(name);
      const fits = field !== undefined && (isSort ? field.sorts : field.groups && minus === "");
      this.#piece(fits ? "value" : "wrong", from, this.#at);
      const at = { from, to: this.#at };
      const others: readonly { field: Field }[] = isSort ? this.#sort : this.#group;
      const isMore =
        others.some((other) => other.field === field) || (!isSort && others.length > 1);
      if (fits && isMore) this.#fault("twice", from, this.#at);
      else if (fits && isSort) this.#sort.push({ field, isDescending: minus === "-", at });
      else if (fits) this.#group.push({ field, at });
      else if (name === "") this.#fault("value_missing", start, this.#at);
      else this.#fault(isSort ? "no_order" : "no_group", from, this.#at);
    } while (this.#sign(/,/y));
  }

  /** Questions about history. */
  #notYet(from: number): undefined {
    this.#match(/[^)\s]*\)?/y);
    this.#piece("wrong", from, this.#at);
    this.#fault("not_yet", from, this.#at);
  }

  #closed(quote: RegExpExecArray, from: number): void {
    if (quote[2] === "") this.#fault("quote_open", from, this.#at);
  }

  #count(from: number): void {
    this.#terms += 1;
    if (this.#terms === termsMax + 1) this.#fault("too_many", from, this.#text.length);
  }

  #run(stops: string): string {
    const from = this.#at;
    this.#at = endOfWord(this.#text, from, stops);
    return this.#text.slice(from, this.#at);
  }

  #skip(): number {
    this.#match(/\s+/y);
    return this.#at;
  }

  /** Nothing goes on here. */
  #isAtEnd(): boolean {
    const next = this.#text[this.#at];
    return next === undefined || /[\s)]/.test(next);
  }

  #isKeyword(keyword: string): boolean {
    const next = this.#text[this.#at + keyword.length];
    return this.#text.startsWith(keyword, this.#at) && (next === undefined || /[\s()"]/.test(next));
  }

  #keyword(keyword: string): boolean {
    if (!this.#isKeyword(keyword)) return false;
    this.#at += keyword.length;
    this.#piece("sign", this.#at - keyword.length, this.#at);
    return true;
  }

  #sign(pattern: RegExp): boolean {
    return this.#take(pattern, "sign") !== undefined;
  }

  #take(pattern: RegExp, is: Piece["is"]): string | undefined {
    const from = this.#at;
    const found = this.#match(pattern)?.[0];
    if (found !== undefined) this.#piece(is, from, this.#at);
    return found;
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found === null) return undefined;
    this.#at += found[0].length;
    return found;
  }

  #piece(is: Piece["is"], from: number, to: number): void {
    if (to > from) this.#pieces.push({ is, from, to });
  }

  #fault(code: FaultCode, from: number, to: number): void {
    this.#faults.push({ code, at: { from, to } });
  }
}

/** One part stands for itself, none for nothing; a part of the same kind gives its own parts. */
function joined(is: "all" | "any", parts: readonly Node[], at: Place): Node | undefined {
  if (parts.length < 2) return parts[0];
  return { is, parts: parts.flatMap((part) => (part.is === is ? part.parts : [part])), at };
}

function end(atom: Atom | undefined): Atom | undefined {
  return atom?.text === "*" && !atom.isQuoted ? undefined : atom;
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(["\\])/g, "$1");
}
