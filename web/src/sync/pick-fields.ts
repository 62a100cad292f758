import type { Change } from "./change";

/** The fields of a change that the schema of a row knows; a field that lost its value is left out. */
export function pickFields<T extends object>(
  change: Change,
  checks: { [K in keyof T]?: (value: unknown) => value is T[K] },
): Partial<T> {
  const picked: Partial<T> = {};
  // A change tells a few fields of the many that a row has.
  for (const name in change.fields) {
    if (!Object.hasOwn(checks, name)) continue;
    const value = change.fields[name];
    const isRight = checks[name as keyof T];
    if (isRight?.(value)) picked[name as keyof T] = value;
  }
  return picked;
}
