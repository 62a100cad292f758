/** To ask for it costs more than a question; whoever travels is somewhere else after a while. */
const zoneGoodForMs = 60_000;
let known = { zone: "", atMs: Number.NEGATIVE_INFINITY };

/** Days begin where the reader is. */
export function zone(): string {
  if (Date.now() - known.atMs > zoneGoodForMs) {
    known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, atMs: Date.now() };
  }
  return known.zone;
}
