import type { Bug } from "./bug";

/** The texts that lists and long changes leave out: of few bugs. */
export const textFields = ["description", "environment", "sharedWith"] as const;

type Texts = Partial<Pick<Bug, (typeof textFields)[number]>>;

export interface KeptTexts {
  /** The bug's `rev` up to which they are right. */
  rev: number;
  texts: Texts;
}

/** Those that it carries; nothing where it carries none. */
export function textsOf({ description, environment, sharedWith }: Texts): Texts | undefined {
  if (description === undefined && environment === undefined && sharedWith === undefined) {
    return undefined;
  }
  return {
    ...(description !== undefined && { description }),
    ...(environment !== undefined && { environment }),
    ...(sharedWith !== undefined && { sharedWith }),
  };
}
