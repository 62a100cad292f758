import type { StatusCategory } from "../api/types";
import type { Project, Status } from "../store/organization";

const open = ["triage", "open", "started"] as const satisfies readonly StatusCategory[];
const closed = ["done", "dropped"] as const satisfies readonly StatusCategory[];

function isClosed({ category }: { category: StatusCategory }): boolean {
  return category === "done" || category === "dropped";
}

/** What a status may come to mean: a change never opens or closes a bug. All of them for a new one. */
export function categoriesBeside(status: Status | undefined): readonly StatusCategory[] {
  if (status === undefined) return [...open, ...closed];
  return isClosed(status) ? closed : open;
}

/** Where the bugs of a status may go: as open or closed as it, those of its category first. */
export function replacementsOf({ statuses }: Project, gone: Status): readonly Status[] {
  const beside = statuses.filter(
    (status) => status.id !== gone.id && isClosed(status) === isClosed(gone),
  );
  const isSame = (status: Status) => Number(status.category !== gone.category);
  return beside.toSorted((a, b) => isSame(a) - isSame(b) || a.position - b.position);
}
