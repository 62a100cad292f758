import type { EnvironmentEntry } from "../api/types";

export type EnvironmentReading =
  | { is: "read"; entries: EnvironmentEntry[] }
  | { is: "wrong"; line: number }
  | { is: "twice"; name: string };

/** An environment as it is typed: a name, a colon and a value a line. */
export function printEnvironment(entries: readonly EnvironmentEntry[]): string {
  return entries.map(({ name, value }) => `${name}: ${value}`).join("\n");
}

/** Reads what was typed; empty lines count for nothing. A value may hold colons, a name may not. */
export function readEnvironment(text: string): EnvironmentReading {
  const entries: EnvironmentEntry[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).trim();
    const value = line.slice(colon + 1).trim();
    if (name === "" || value === "") return { is: "wrong", line: index + 1 };
    if (entries.some((entry) => entry.name === name)) return { is: "twice", name };
    entries.push({ name, value });
  }
  return { is: "read", entries };
}
