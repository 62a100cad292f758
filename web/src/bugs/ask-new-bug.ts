import { Cell } from "../store/cell";

/** What the place says where a new bug is asked for; nothing where the address says it well enough. */
export interface NewBugAsked {
  orgID?: string;
  projectID?: string;
}

/** A new one whenever somebody asks; undefined while nobody does. The shell shows the dialog. */
export const newBugAsked = new Cell<NewBugAsked | undefined>(undefined);
