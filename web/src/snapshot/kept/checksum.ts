/** FNV-1a over the numbers of 32 bits, and the bytes behind the last one. */
export function checksumOf(parts: readonly ArrayBuffer[]): number {
  let sum = 0x811c9dc5;
  for (const part of parts) {
    const whole = Math.floor(part.byteLength / 4);
    sum = sumOf(new Int32Array(part, 0, whole), sum);
    sum = sumOf(new Uint8Array(part, whole * 4), sum);
    sum = sumOf([part.byteLength], sum);
  }
  return sum >>> 0;
}

/** In one loop: it is gone through too seldom for the engine to take anything out of it. */
function sumOf(values: ArrayLike<number>, begun: number): number {
  let sum = begun;
  for (let at = 0; at < values.length; at += 1) {
    sum = Math.imul(sum ^ (values[at] ?? 0), 0x01000193);
    sum ^= sum >>> 15;
  }
  return sum;
}
