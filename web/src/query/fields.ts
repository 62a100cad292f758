/** What a field's values can be, beside `none` and `any`. */
type Kind =
  | "key"
  | "text"
  | "title"
  | "label"
  | "person"
  | "environment"
  | "choice"
  | "scale"
  | "number"
  | "decimal"
  | "moment"
  | "duration"
  | "day"
  | "relation"
  | "flag";

export interface Field {
  /** As it is printed: "blocked-by". */
  readonly name: string;
  readonly kind: Kind;
  readonly aliases: readonly string[];
  /** May stand behind `sort:`. */
  readonly sorts: boolean;
  /** May stand behind `group:`: one value per bug. */
  readonly groups: boolean;
  /** Of choices, scales and flags: their values, in order. */
  readonly choices: readonly string[];
}

/** `s` where it sorts, `g` where it groups. */
type Row = [name: string, kind: Kind, marks?: string, aliases?: string, choices?: string];

const rows: readonly Row[] = [
  ["key", "key", "s"],
  ["title", "text", "s", "summary"],
  ["project", "title", "sg"],
  ["status", "title", "sg", "state"],
  ["category", "choice", "sg", "", "triage open started done dropped"],
  [
    "resolution",
    "choice",
    "sg",
    "",
    "fixed duplicate wont_fix cannot_reproduce by_design invalid obsolete",
  ],
  ["severity", "scale", "sg", "sev", "S1 S2 S3 S4"],
  ["priority", "scale", "sg", "prio", "urgent high medium low"],
  ["assignee", "person", "sg", "assigned assigned-to"],
  ["author", "person", "sg", "reporter reported-by created-by"],
  ["watcher", "person", "", "watched-by"],
  ["voter", "person", "", "voted-by"],
  ["label", "label", "", "labels tag"],
  ["environment", "environment", "", "env"],
  ["created", "moment", "s", "reported"],
  ["updated", "moment", "s", "modified"],
  ["closed", "moment", "s"],
  ["due", "day", "s", "due-date deadline"],
  ["since", "moment", "s", "status-since"],
  ["estimate", "decimal", "s"],
  ["votes", "number", "s"],
  ["comments", "number", "s"],
  ["attachments", "number", "", "files"],
  ["watchers", "number"],
  ["reopened", "number", "s", "reopen"],
  ["age", "duration", "s"],
  ["in-status", "duration", "s"],
  ["blocks", "relation", "", "blocking"],
  ["blocked-by", "relation", "", "depends-on"],
  ["parent", "relation", "g", "child-of"],
  ["child", "relation", "", "parent-of"],
  ["duplicate-of", "relation"],
  ["duplicate", "relation", "", "duplicated-by"],
  ["relates-to", "relation", "", "related related-to"],
  ["caused-by", "relation"],
  ["causes", "relation"],
  [
    "is",
    "flag",
    "",
    "",
    "open closed triage started done dropped blocked ready overdue snoozed regression " +
      "restricted watched voted mine stale",
  ],
];

/** Everything that can be asked of a bug. */
export const fields: readonly Field[] = rows.map(([name, kind, marks = "", aliases, choices]) => ({
  name,
  kind,
  aliases: wordsOf(aliases),
  sorts: marks.includes("s"),
  groups: marks.includes("g"),
  choices: wordsOf(choices),
}));

const byWord = new Map(
  fields.flatMap((field) => [field.name, ...field.aliases].map((word) => [word, field])),
);

/** By name or alias, without regard to case; `_` stands for `-` too. */
export function findField(word: string): Field | undefined {
  return byWord.get(word.toLowerCase().replaceAll("_", "-"));
}

function wordsOf(text = ""): readonly string[] {
  return text.split(" ").filter(Boolean);
}
