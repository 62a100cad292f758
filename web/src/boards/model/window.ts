/** A card and the space below it; the same for all. */
export const cardPx = 112;
export const cardGapPx = 8;
/** So many cards are there beside those that are seen: each costs something whenever the board is another one. */
export const besideCards = 1;
/** And so many where the reader scrolls to, so that a late frame shows no gap. */
export const aheadCards = 4;

/** What is seen of something that scrolls. */
export interface Seen {
  readonly topPx: number;
  readonly heightPx: number;
  /** Cards that are there besides. */
  readonly above: number;
  readonly below: number;
}

/** Of so many cards those that are seen and some around them: [first, last). */
export function cardsSeen(
  { topPx, heightPx, above, below }: Seen,
  count: number,
): { first: number; last: number } {
  const first = Math.floor(topPx / cardPx) - above;
  const last = Math.ceil((topPx + heightPx) / cardPx) + below;
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
