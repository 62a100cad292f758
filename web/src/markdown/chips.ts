import { type ComponentType, createContext } from "react";

/** Some characters of a text that stand for a thing: a person, a bug. */
export interface Token {
  kind: string;
  /** What it names: "CORE-12". */
  value: string;
  start: number;
  end: number;
}

/** What a text's words are known to mean where it is shown. */
export interface Chips {
  /** The tokens of a plain text, in order, none inside another. */
  find: (text: string) => readonly Token[];
  /** Where the text stands, as the chip needs to know it. */
  place: string;
  Chip: ComponentType<{ place: string; token: Token }>;
}

/** Without one, texts are words alone. */
export const ChipsContext = createContext<Chips | undefined>(undefined);
