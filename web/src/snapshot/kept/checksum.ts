/** FNV-1a over the numbers of 32 bits, and the bytes behind the last one. */
export function checksumOf(parts: readonly ArrayBuffer[]): number {
  let sum = 0x811c9dc5;
  const take = (value: number) => {
    sum = Math.imul(sum ^ value, 0x01000193);
    sum ^= sum >>> 15;
  };
  for (const part of parts) {
    const whole = Math.floor(part.byteLength / 4);
    const numbers = new Int32Array(part, 0, whole);
    for (let at = 0; at < whole; at += 1) take(numbers[at] ?? 0);
    for (const byte of new Uint8Array(part, whole * 4)) take(byte);
    take(part.byteLength);
  }
  return sum >>> 0;
}
