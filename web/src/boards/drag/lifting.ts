import { Cell } from "../../store/cell";
import type { Layout } from "../model/cells";
import { isSameSpot, type Spot, type Step, spotOf, steppedFrom } from "../model/spots";

/** A card that was lifted and is not dropped yet. */
export interface Lift {
  readonly id: string;
  readonly how: "keys" | "pointer";
  readonly from: Spot;
  /** Absent while it is held over nothing. */
  readonly to: Spot | undefined;
}

/** Which card is in the air, and where it would come down. Pointers are quicker than screens are drawn. */
export class Lifting {
  readonly now = new Cell<Lift | undefined>(undefined);
  /** For those who hear the board. */
  readonly said = new Cell("");

  start(layout: Layout, id: string, how: Lift["how"]): Lift | undefined {
    const from = spotOf(layout, id);
    const lift = from && { id, how, from, to: from };
    this.now.set(lift);
    return lift;
  }

  moveTo(spot: Spot | undefined, isRanked: boolean): void {
    const lift = this.now.get();
    if (lift === undefined) return;
    const to = spot && settled(spot, lift.from, isRanked);
    const isSame = to && lift.to ? isSameSpot(to, lift.to) : to === lift.to;
    if (!isSame) this.now.set({ ...lift, to });
  }

  step(layout: Layout, step: Step, isRanked: boolean): void {
    const lift = this.now.get();
    if (lift?.to) this.moveTo(steppedFrom(layout, lift.to, step, lift.id), isRanked);
  }

  end(): Lift | undefined {
    const lift = this.now.get();
    this.now.set(undefined);
    return lift;
  }
}

/** Where something else than ranks orders the cards, only the cell can be chosen. */
function settled(spot: Spot, from: Spot, isRanked: boolean): Spot {
  if (isRanked) return spot;
  const isHome = spot.lane === from.lane && spot.column === from.column;
  return isHome ? from : { ...spot, index: 0 };
}
