import { createContext, use } from "react";

/** What all columns and cards of a board share: another one draws them all anew. */
export interface BoardScene {
  orgID: string;
  mayMove: (bugID: string) => boolean;
  /** Of the bug that is shown beside the board. */
  peekedKey: string | undefined;
  showsStatus: boolean;
  /** Of the words that say what can be done with a card. */
  hintID: string;
  /** A bug is to be reported in a column. */
  onAdd: (column: string) => void;
  /** The quick edit is over; with `again` it begins anew, since what was typed was refused. */
  onEdited: (bugID: string, again?: "again") => void;
}

export const SceneContext = createContext<BoardScene | undefined>(undefined);

export function useScene(): BoardScene {
  const scene = use(SceneContext);
  if (scene === undefined) throw new Error("Cards stand on a board.");
  return scene;
}
