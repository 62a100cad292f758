/** Whole numbers, or moments of microseconds; both ends belong to it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
