import type { BugHistoryEntry } from "../../api/types";
import { enHistory as words } from "../../texts/en-history";
import { fieldTellers, type HistoryNames, isSilent, tellUnknown } from "./field-words";
import { hangingWords } from "./hanging-words";

/** What a batch did to a bug, in words, one for each thing; empty where nothing is worth telling. */
export function historyWords(entries: readonly BugHistoryEntry[], names: HistoryNames): string[] {
  const ofBug = entries.filter((entry) => entry.kind === "bug");
  const others = entries.filter((entry) => entry.kind !== "bug");
  const told = others.flatMap((entry) => hangingWords(entry, names));
  // Who knew it as restricted sees the change itself beside what the others saw of it.
  const changed = ofBug.filter((entry) => entry.action === "changed");
  if (changed.length > 0)
    return [...changed.flatMap((entry) => changeWords(entry, names)), ...told];
  const [first] = ofBug;
  if (first === undefined) return told;
  return [first.action === "removed" ? withdrawn(first) : appeared(first), ...told];
}

/** A bug that leaves the sight of many says nothing of itself; one that is deleted says what changed. */
function withdrawn({ fields }: BugHistoryEntry): string {
  return fields["rev"] === undefined ? words.restricted : words.deleted;
}

/** New, back from where it was deleted, or opened up: by its revision before and now. */
function appeared({ fields }: BugHistoryEntry): string {
  const { before, after } = fields["rev"] ?? {};
  if (typeof before === "number") return words.restored;
  return typeof after === "number" && after > 1 ? words.opened : words.reported;
}

function changeWords(entry: BugHistoryEntry, names: HistoryNames): string[] {
  return Object.entries(entry.fields).flatMap(([name, field]) => {
    const tell = fieldTellers.get(name);
    if (tell !== undefined) return tell(field, names, entry);
    return isSilent(name) ? [] : tellUnknown(name, field);
  });
}
