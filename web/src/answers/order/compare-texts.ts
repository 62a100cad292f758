/** By code points, which is the order of bytes of UTF-8: JavaScript's own goes by UTF-16, where surrogates come early. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [one, other] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (one !== other) return lifted(one) - lifted(other);
  }
  return a.length - b.length;
}

/** Surrogates stand for what is above all other units. */
function lifted(unit: number): number {
  return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}
