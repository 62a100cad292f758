/** How many of so many in an order come before something: `isBefore` says it of the place, and is asked of few. */
export function placeIn(length: number, isBefore: (place: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
