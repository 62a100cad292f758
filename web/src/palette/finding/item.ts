import type { KeyName } from "../../keys/table";
import type { Bug } from "../../store/bug";
import type { Match } from "./match";

/** The groups in the order in which they stand where nothing else decides. */
export const itemGroups = [
  "exact",
  "actions",
  "seen",
  "pages",
  "projects",
  "people",
  "bugs",
] as const;
export type ItemGroup = (typeof itemGroups)[number];

/** Something to do, or somewhere to go. */
export interface Item {
  /** The same for what leads to the same. */
  id: string;
  group: ItemGroup;
  title: string;
  /** Beside it: where it belongs. What is typed may name that too. */
  detail?: string | undefined;
  /** Its picture: that of the group where it has none of its own. */
  bug?: { orgID: string; bug: Bug } | undefined;
  color?: string | undefined;
  picture?: string | undefined;
  keyName?: KeyName | undefined;
  /** Done once the palette is gone and the focus is back. */
  act: { go: string } | { run: () => void };
}

export interface FoundItem extends Item {
  marks: Match["marks"];
}

export interface FoundGroup {
  group: ItemGroup;
  items: readonly FoundItem[];
}
