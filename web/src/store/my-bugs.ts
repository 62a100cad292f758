import type { WireMyBug, WireMyCounts } from "../api/types";
import { Cell } from "./cell";
import type { LoadState } from "./load-state";

export type MyList = "created" | "open" | "assigned";
export const myLists: readonly MyList[] = ["created", "open", "assigned"];

interface MyCounts {
  /** The last that the server said, shown also while it is asked again. */
  counts: WireMyCounts | undefined;
  state: LoadState;
}

/** A list across organizations, as far as it was scrolled. */
export interface MyBugs {
  items: readonly WireMyBug[];
  /** Where the next page begins; undefined before the first and after the last. */
  cursor: string | undefined;
  isComplete: boolean;
  state: LoadState;
}

const noCounts: MyCounts = { counts: undefined, state: { is: "none" } };
const noBugs: MyBugs = { items: [], cursor: undefined, isComplete: false, state: { is: "none" } };

export const myCounts = new Cell<MyCounts>(noCounts);
export const myBugs: Readonly<Record<MyList, Cell<MyBugs>>> = {
  created: new Cell(noBugs),
  open: new Cell(noBugs),
  assigned: new Cell(noBugs),
};

/** At log out. */
export function dropMyBugs(): void {
  myCounts.set(noCounts);
  for (const list of myLists) myBugs[list].set(noBugs);
}
