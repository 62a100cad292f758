import type { Change } from "./change";

/** The fields of a change that the schema of a row knows; a field that lost its value is left out. */
export function pickFields<T extends object>(
  change: Change,
  checks: { [K in keyof T]?: (value: unknown) => value is T[K] },
): Partial<T> {
  const picked: Partial<T> = {};
  for (const name of Object.keys(checks) as (keyof T & string)[]) {
    const value = change.fields[name];
    const isRight = checks[name];
    if (isRight?.(value)) picked[name] = value;
  }
  return picked;
}

export const isText = (value: unknown): value is string => typeof value === "string";
export const isNumber = (value: unknown): value is number => typeof value === "number";
export const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
export const isOneOf =
  <T extends string>(words: readonly T[]) =>
  (value: unknown): value is T =>
    words.some((word) => word === value);
export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText);
