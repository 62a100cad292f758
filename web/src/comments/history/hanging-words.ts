import type { BugHistoryEntry } from "../../api/types";
import { enHistory as words } from "../../texts/en-history";
import type { HistoryNames } from "./field-words";

/** What hangs on a bug: that it came, changed or went. */
export function hangingWords(entry: BugHistoryEntry, names: HistoryNames): string[] {
  if (entry.kind === "comment") {
    return [entry.action === "removed" ? words.commentRemoved : words.commentBroughtBack];
  }
  if (entry.kind === "attachment") return attachmentWords(entry);
  if (entry.kind === "relation") return [relationWords(entry, names)];
  return [words.unknown[entry.action](words.unknownField(entry.kind))];
}

/** The value that a field has, or had where the thing is gone. */
function valueOf({ fields }: BugHistoryEntry, name: string): string {
  const { before, after } = fields[name] ?? {};
  const value = after ?? before;
  return typeof value === "string" ? value : "";
}

/** That a picture got its thumbnail is no event. */
function attachmentWords(entry: BugHistoryEntry): string[] {
  const name = valueOf(entry, "name") || words.file;
  if (entry.action === "created") return [words.attached(name)];
  if (entry.action === "removed") return [words.detached(name)];
  return "name" in entry.fields ? [words.renamedAttachment(name)] : [];
}

const relationNames = new Map<string, { forth: string; back: string }>(
  Object.entries(words.relations),
);

/** A relation joins two bugs; it is told from the side of the bug whose history this is. */
function relationWords(entry: BugHistoryEntry, names: HistoryNames): string {
  if (entry.action === "changed") return words.changedRelation;
  const known = relationNames.get(valueOf(entry, "kind"));
  const [from, to] = [valueOf(entry, "from"), valueOf(entry, "to")];
  const isBack = to === names.self;
  const relation = (isBack ? known?.back : known?.forth) ?? words.unknownRelation;
  const id = isBack ? from : to;
  const other = id === "" ? words.otherBug : names.bug(id);
  return entry.action === "created"
    ? words.related(relation, other)
    : words.unrelated(relation, other);
}
