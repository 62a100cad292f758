import type { WireBugTemplate } from "../api/types";
import { Cell } from "./cell";
import type { LoadState } from "./load-state";

/** The templates of a project in their order, as far as they were looked at. */
export interface TemplateList {
  state: LoadState;
  items: readonly WireBugTemplate[];
}

const nothingYet: TemplateList = { state: { is: "none" }, items: [] };
const lists = new Map<string, { orgID: string; cell: Cell<TemplateList> }>();

export function templatesOf(orgID: string, projectID: string): Cell<TemplateList> {
  const known = lists.get(projectID);
  if (known !== undefined) return known.cell;
  const cell = new Cell(nothingYet);
  lists.set(projectID, { orgID, cell });
  return cell;
}

/** They changed, or may have: whoever shows them loads them anew. Of the whole organization where no project is named. */
export function doubtTemplates(orgID: string, projectID?: string): void {
  for (const [id, { orgID: owner, cell }] of lists) {
    const isMeant = owner === orgID && (projectID === undefined || id === projectID);
    if (isMeant && cell.get().state.is !== "none") {
      cell.set({ ...cell.get(), state: { is: "stale" } });
    }
  }
}
