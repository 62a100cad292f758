const bytesMax = 64 * 1024;

/** More than the server takes. */
export function isTooLong(text: string): boolean {
  // No character has more than three bytes per unit of JavaScript's.
  if (text.length * 3 <= bytesMax) return false;
  return new TextEncoder().encode(text).length > bytesMax;
}
