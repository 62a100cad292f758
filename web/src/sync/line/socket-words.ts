/** What a page and its socket's thread say to each other. */
export type ToSocket =
  | { is: "open" }
  | { is: "send"; text: string }
  | { is: "cut" }
  /** For good. */
  | { is: "leave" };

export type FromSocket =
  | { is: "opened" }
  /** Frames that came together, each looked through. */
  | { is: "heard"; texts: readonly string[] }
  | { is: "closed"; hasOpened: boolean };
