import type { ReactNode } from "react";
import type { Lift } from "../drag/lifting";
import type { Layout } from "../model/cells";
import type { Column } from "../model/columns";

export interface BodyProps {
  layout: Layout;
  lift: Lift | undefined;
  /** A card that is drawn in any case. */
  kept: string | undefined;
  editing: string | undefined;
  headOf: (column: Column) => ReactNode;
  /** Where a bug is being reported in the column. */
  formOf: (column: Column) => ReactNode;
}
