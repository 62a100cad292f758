let last = { text: "", micros: Number.NaN };

/** Microseconds since 1970 of a time on the wire (RFC 3339, UTC, microseconds); exact in a double. */
export function microsOf(text: string): number {
  // What changed in one act changed at one time.
  if (text !== last.text) last = { text, micros: read(text) };
  return last.micros;
}

function read(text: string): number {
  const millis = Date.parse(text);
  const digits = /\.(\d+)/.exec(text)?.[1] ?? "";
  return millis * 1000 + Number(digits.slice(3, 6).padEnd(3, "0"));
}
