import type { Bug } from "./bug";

/** The texts that lists and long changes leave out: of few bugs. */
export const textFields = ["description", "environment", "sharedWith"] as const;

type Texts = Partial<Pick<Bug, (typeof textFields)[number]>>;

export interface KeptTexts {
  /** The bug's `rev` up to which they are right. */
  rev: number;
  texts: Texts;
}

export function textsOf(bug: Texts): Texts {
  const entries = textFields.map((field) => [field, bug[field]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
