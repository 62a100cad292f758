import { parse } from "../../query/parse";
import { fieldsUsed } from "../../query/uses";
import type { Change, Stream } from "../../sync/change";
import type { Question } from "./list-api";

/** The fields of a bug's change that can move it in a query that asks for these; others can all. */
const changedBy: Readonly<Record<string, readonly string[]>> = {
  key: ["key", "projectID"],
  title: ["title"],
  project: ["projectID"],
  status: ["status"],
  category: ["status"],
  resolution: ["resolution"],
  severity: ["severity"],
  priority: ["priority"],
  assignee: ["assignedMembers"],
  author: [],
  label: ["labels"],
  environment: ["environment"],
  created: [],
  closed: ["closed"],
  due: ["due"],
  since: ["statusSince"],
  estimate: ["estimate"],
};

/** Whether a change can move bugs in or out of a list, or to another place in it. */
export function mayMove(question: Question): (change: Change, stream: Stream) => boolean {
  const tree = parse(question.q);
  // Where nothing is said, all bugs are in the order of their numbers, and those found in that of their changes.
  const isAnyMoved = question.q.trim() !== "" && tree.sort.length === 0;
  return listening(question, fieldsUsed(tree), isAnyMoved);
}

/** Whether a change can make other numbers of the bugs that a query finds, counted by these fields. */
export function mayCount(
  question: Question,
  by: readonly string[],
): (change: Change, stream: Stream) => boolean {
  const { where } = parse(question.q);
  const used = where === undefined ? [] : fieldsUsed({ where, sort: [], group: [] });
  return listening(question, new Set([...used, ...by]), false);
}

function listening(
  { orgID, projectID }: Question,
  used: ReadonlySet<string>,
  isAnyMoved: boolean,
): (change: Change, stream: Stream) => boolean {
  const names = [...used];
  const isAll = isAnyMoved || names.some((name) => changedBy[name] === undefined);
  const moving = new Set([
    "deleted",
    "projectID",
    ...names.flatMap((name) => changedBy[name] ?? []),
  ]);
  return (change, stream) => {
    // A word to the person says that a restricted bug changed, and not what.
    if (stream.owner !== orgID && stream.name !== "person") return false;
    if (change.kind !== "bug") return isAll || change.kind === "project" || change.kind === "label";
    const isElsewhere = change.projectID !== undefined && change.projectID !== projectID;
    if (projectID !== undefined && isElsewhere && change.fields["projectID"] === undefined)
      return false;
    if (change.action !== "changed" || stream.name === "person") return true;
    return isAll || isAnyOf(moving, change.fields);
  };
}

/** Without a list of the names: changes come by the thousand, and each is asked about for each question. */
function isAnyOf(names: ReadonlySet<string>, fields: Readonly<Record<string, unknown>>): boolean {
  for (const name in fields) if (names.has(name)) return true;
  return false;
}
