import type { Node, Tree } from "./tree";

/** The names of all fields that decide what a query finds, in which order and groups; words ask for the title. */
export function fieldsUsed(tree: Pick<Tree, "where" | "sort" | "group">): ReadonlySet<string> {
  const used = new Set([...tree.sort, ...tree.group].map(({ field }) => field.name));
  if (tree.where !== undefined) collect(tree.where, used);
  return used;
}

function collect(node: Node, used: Set<string>): void {
  switch (node.is) {
    case "all":
    case "any":
      for (const part of node.parts) collect(part, used);
      return;
    case "not":
      collect(node.part, used);
      return;
    case "words":
      used.add("title");
      return;
    case "filter":
      used.add(node.field.name);
      for (const value of node.values) {
        if (value.is === "query" && value.where !== undefined) collect(value.where, used);
      }
  }
}
