/** A card and the space below it; the same for all. */
export const cardPx = 112;
export const cardGapPx = 8;
/** So many cards are there above and below those that are seen. */
const overscanCards = 4;

/** What is seen of something that scrolls. */
export interface Seen {
  readonly topPx: number;
  readonly heightPx: number;
}

/** Of so many cards those that are seen and some around them: [first, last). */
export function cardsSeen(
  { topPx, heightPx }: Seen,
  count: number,
): { first: number; last: number } {
  const first = Math.floor(topPx / cardPx) - overscanCards;
  const last = Math.ceil((topPx + heightPx) / cardPx) + overscanCards;
  return { first: Math.min(count, Math.max(0, first)), last: Math.min(count, Math.max(0, last)) };
}

export const laneHeadPx = 40;

/** A lane's own place among the others. */
export interface LanePlace {
  readonly topPx: number;
  readonly heightPx: number;
}

/** Each lane is as high as its fullest cell. */
export function placesOfLanes(fullest: readonly number[]): readonly LanePlace[] {
  let topPx = 0;
  return fullest.map((count) => {
    const heightPx = laneHeadPx + Math.max(1, count) * cardPx + cardGapPx;
    const place = { topPx, heightPx };
    topPx += heightPx;
    return place;
  });
}

export function isSeen({ topPx, heightPx }: LanePlace, seen: Seen): boolean {
  return topPx < seen.topPx + 2 * seen.heightPx && topPx + heightPx > seen.topPx - seen.heightPx;
}
