import { posix } from "node:path";

/** The layers from the bottom up; a folder imports its own and lower layers, within a layer see `edges`. */
const layers: readonly (readonly string[])[] = [
  ["texts", "theme", "keys", "markdown", "query", "routing"],
  ["ui", "toasts"],
  ["api"],
  ["store"],
  ["answers"],
  ["sync"],
  ["snapshot"],
  ["change-queue"],
  ["undo"],
  ["merging"],
  [
    "identity",
    "landing",
    "speed",
    "organizations",
    "members",
    "projects",
    "project-page",
    "capture",
    "bugs",
    "labels",
    "presence",
    "relations",
    "comments",
    "attachments",
    "lists",
    "views",
    "charts",
    "boards",
    "bug-page",
    "triage",
    "plans",
    "dashboard",
    "audit",
  ],
  ["palette", "keyboard"],
  ["app"],
];

/** Imports inside one layer. */
const edges: Readonly<Record<string, readonly string[]>> = {
  ui: ["toasts"],
  toasts: ["ui"],
  organizations: ["identity", "members", "projects", "labels", "audit"],
  audit: ["members"],
  members: ["identity"],
  projects: ["identity"],
  bugs: ["identity", "members", "projects", "labels"],
  labels: ["identity"],
  capture: ["identity", "members", "projects", "bugs", "labels", "attachments"],
  attachments: ["identity", "members", "bugs"],
  presence: ["identity", "members"],
  comments: ["identity", "members", "projects", "bugs", "attachments", "presence"],
  relations: ["identity", "members", "projects", "bugs"],
  lists: ["identity", "members", "projects", "organizations", "bugs", "labels"],
  views: ["identity", "bugs", "lists"],
  charts: ["members", "lists"],
  boards: ["identity", "members", "projects", "bugs", "labels", "relations", "lists"],
  "bug-page": [
    "identity",
    "members",
    "projects",
    "organizations",
    "bugs",
    "labels",
    "attachments",
    "comments",
    "relations",
    "presence",
  ],
  triage: [
    "identity",
    "members",
    "projects",
    "organizations",
    "bugs",
    "lists",
    "views",
    "bug-page",
  ],
  "project-page": ["identity", "members", "projects", "organizations", "bugs", "labels"],
  landing: ["identity", "plans"],
  plans: ["identity"],
  dashboard: ["identity", "organizations", "bugs"],
};

function layerOf(folder: string): number {
  return layers.findIndex((layer) => layer.includes(folder));
}

/** The folders of src/ that a file imports from. */
export function foldersOf(path: string, source: string): string[] {
  const folders = new Set<string>();
  for (const [, target] of source.matchAll(/(?:from\s+|import\s*\(?\s*)["'](\.[^"']+)["']/g)) {
    const folder = posix.join(posix.dirname(path), target ?? "").split("/")[0];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders];
}

export function importProblems(path: string, imported: readonly string[]): string[] {
  const own = path.split("/")[0] ?? "";
  if (layerOf(own) < 0) return [`${path}: the folder ${own} has no layer in tools/import-rules.ts`];
  return imported.flatMap((folder) => {
    const allowed =
      folder === own ||
      layerOf(folder) < layerOf(own) ||
      (layerOf(folder) === layerOf(own) && (edges[own] ?? []).includes(folder));
    return allowed ? [] : [`${path}: ${own} may not import from ${folder}`];
  });
}
