import type { ReactNode } from "react";
import type { Lift } from "../drag/lifting";
import type { Layout } from "../model/cells";
import type { Column } from "../model/columns";

/** What the head of a column says and offers. */
export interface HeadFacts {
  /** How many bugs stand in the column; absent until it is known. */
  count: number | undefined;
  limit: number | undefined;
  mayAdd: boolean;
}

export interface BodyProps {
  /** Of the whole board. */
  heightPx: number;
  layout: Layout;
  lift: Lift | undefined;
  /** A card that is drawn in any case. */
  kept: string | undefined;
  editing: string | undefined;
  headOf: (column: Column) => HeadFacts;
  /** Where a bug is being reported in the column. */
  formOf: (column: Column) => ReactNode;
}
