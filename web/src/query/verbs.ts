/** What a command can do to bugs. */
export interface Verb {
  /** As it is written. */
  readonly name: string;
  /** The field that it changes, or one with such values. */
  readonly field: string;
  /** Several values, with + and -. */
  readonly takesSeveral: boolean;
  /** Leaves the field empty. */
  readonly empty: string | undefined;
}

const verb = (name: string, field: string, empty?: string, takesSeveral = false): Verb => ({
  name,
  field,
  takesSeveral,
  empty,
});

export const verbs: readonly Verb[] = [
  verb("status", "status"),
  verb("resolution", "resolution"),
  verb("severity", "severity", "unset"),
  verb("priority", "priority", "none"),
  verb("assign", "assignee", "none", true),
  verb("label", "label", undefined, true),
  verb("due", "due", "none"),
  verb("estimate", "estimate", "none"),
  verb("snooze", "due", "none"),
];

/** By its name, without regard to case. */
export function findVerb(word: string): Verb | undefined {
  const small = word.toLowerCase();
  return verbs.find(({ name }) => name === small);
}
