import type { Problem } from "../api/problem";
import { Cell } from "../store/cell";
import type { NewBug } from "./create-bug";

/** A new bug that was refused after its writer had gone on. */
export interface RefusedBug {
  form: NewBug;
  orgID: string;
  projectID: string;
  problem: Problem;
}

/** Until the form for new bugs has taken them. */
export const refusedBugs = new Cell<readonly RefusedBug[]>([]);
