import type { Outcome } from "../api/client";
import type { Problem } from "../api/problem";

/** Where a change is about, for whoever looks at it while it waits. */
export interface ChangeName {
  text: string;
  /** The page that shows it. */
  path?: string;
  /** Shows what has no page. */
  open?: () => void;
}

/** How one kind of change is shown, sent and taken back. Its data is kept as it is: no functions in it. */
export interface ChangeKind<Data, Value> {
  readonly name: string;
  /** Puts it on the screens before it is answered; again after a reload. */
  show(data: Data, id: string): void;
  send(data: Data, id: string): Promise<Outcome<Value>>;
  /** The server has it. */
  settle(data: Data, id: string, value: Value): void;
  /** As if it had not been made. */
  hide(data: Data, id: string): void;
  /** It was refused when nobody waited for the answer any more: its text becomes a draft. */
  keepText(data: Data, problem: Problem): void;
  named(data: Data): ChangeName;
}

const kinds = new Map<string, ChangeKind<unknown, unknown>>();

/** Changes of an earlier page are known by the name of their kind. */
export function knowKind<Data, Value>(kind: ChangeKind<Data, Value>): void {
  // The queue hands each kind the data that was given with it.
  kinds.set(kind.name, kind);
}

export function kindOf(name: string): ChangeKind<unknown, unknown> | undefined {
  return kinds.get(name);
}
