/**
 * Checks of what comes from outside, for the code that every page begins with: there each kilobyte counts.
 * Elsewhere a schema says the same with more care for its reader.
 */
type Check = (value: unknown) => boolean;

export const isText = (value: unknown): value is string => typeof value === "string";
export const isNumber = (value: unknown): value is number => typeof value === "number";
export const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
export const isOneOf =
  <T extends string>(words: readonly T[]) =>
  (value: unknown): value is T =>
    isText(value) && words.includes(value as T);
export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText);
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const orNone =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** Whether a value is an object whose members are as they should be; it may have more. */
export function hasMembers(
  value: unknown,
  checks: Readonly<Record<string, Check>>,
): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && Object.entries(checks).every(([name, isRight]) => isRight(value[name]));
}
