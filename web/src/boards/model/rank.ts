/** Greater than every digit of a rank. */
const high = "~";
/** Less than every digit of a rank. */
const low = "\u0001";

/**
 * Stands between the ranks of two neighbours until the server chose one. It is never sent: only the
 * server makes ranks.
 */
export function rankBetween(
  after: string | undefined,
  before: string | undefined,
): string | undefined {
  if (after !== undefined) return `${after}${before === undefined ? high : low}`;
  if (before === undefined) return undefined;
  const last = before.charCodeAt(before.length - 1);
  return `${before.slice(0, -1)}${String.fromCharCode(last - 1)}${high}`;
}
