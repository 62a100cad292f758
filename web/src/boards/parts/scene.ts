import { createContext, use } from "react";

/** What all cards of a board share. */
export interface BoardScene {
  orgID: string;
  mayMove: (bugID: string) => boolean;
  /** Of the bug that is shown beside the board. */
  peekedKey: string | undefined;
  showsStatus: boolean;
  /** Of the words that say what can be done with a card. */
  hintID: string;
  /** The quick edit is over; with `again` it begins anew, since what was typed was refused. */
  onEdited: (bugID: string, again?: "again") => void;
}

export const SceneContext = createContext<BoardScene | undefined>(undefined);

export function useScene(): BoardScene {
  const scene = use(SceneContext);
  if (scene === undefined) throw new Error("Cards stand on a board.");
  return scene;
}
