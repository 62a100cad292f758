// Which modules become one file of the build: those that are fetched together anyway. A file of its own for each piece
// that two pages share would be a hundred requests a page, and compress worse.

import { join } from "node:path";

interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
type GetModuleInfo = (id: string) => ModuleInfo | null;

/** What every page begins with, from the folder of our own modules. */
const entry = "../index.html";
const pageTable = "app/page-table.ts";
/** The pages that most begin with, and the lists and boards that they show. */
const lists = ["app/pages/project-route.tsx", "app/pages/bugs-route.tsx"];
/** Pages of those who are not signed in. */
const signingIn =
  /\/identity\/(?:auth|confirm-email|forgot|google-callback|remove|reset|undo-email|verify)-page\.tsx$/;
/** Pages that strangers begin with: what they show is fetched piece by piece, nothing besides. */
const forStrangers = /\/(?:landing|plans)\//;
/** What pages show that they fetch by themselves. */
const views = [
  "boards/board-view.tsx",
  "bug-page/bug-panel.tsx",
  "views/side-bar.tsx",
  "views/view-bar.tsx",
];
/** What every page behind the sign-in fetches at once, or soon: what is live and what is kept here. */
const live = [
  "app/open-change-queue.ts",
  "app/register-appliers.ts",
  "app/shell-worker.ts",
  "identity/follow-settings.ts",
  "snapshot/hold/hold.ts",
  "sync/line/shared-line.ts",
];
/** What it fetches once it has come to rest: all that opens above a page. */
const windows = [
  "app/keys-help-dialog.tsx",
  "app/waiting-changes.tsx",
  "boards/lazy/board-settings.tsx",
  "boards/lazy/drop-dialogs.tsx",
  "bugs/deleted-bugs-dialog.tsx",
  "capture/new-bug-dialog.tsx",
  "keys/listen.ts",
  "lists/commands/command-dialog.tsx",
  "lists/look/columns-dialog.tsx",
  "merging/merge-dialog.tsx",
  "palette/palette.tsx",
  "palette/places.ts",
  "toasts/tone-player.ts",
  "ui/checkbox-field.tsx",
  "ui/confirm-act.tsx",
  "ui/dialog-window.tsx",
  "ui/form-dialog.tsx",
  "ui/menu-window.tsx",
  "ui/multi-select-control.tsx",
  "ui/picker-window.tsx",
  "ui/picture-viewer-window.tsx",
  "ui/tooltip-window.tsx",
  "undo/undo-last.ts",
  "views/name-dialog.tsx",
];

/** The groups of the bundler's `codeSplitting`; `source` is the folder of our own modules. */
export function chunkGroups(source: string) {
  let names: Map<string, string> | undefined;
  return [
    {
      name: (id: string, graph: { getModuleInfo: GetModuleInfo }) => {
        names ??= nameAll(source, (each) => graph.getModuleInfo(each));
        return names.get(id);
      },
      includeDependenciesRecursively: false,
    },
  ];
}

/** Later words win. A page itself stays a file of its own, but for those of lists. */
function nameAll(source: string, info: GetModuleInfo): Map<string, string> {
  const inSource = (path: string) => join(source, path);
  const pages = info(inSource(pageTable))?.dynamicallyImportedIds ?? [];
  const reached = (roots: readonly string[]) => closure(roots, info);
  const pagesOf = (kind: RegExp) => pages.filter((page) => kind.test(page));
  const strangers = new Set([...pagesOf(signingIn), ...pagesOf(forStrangers)]);
  const others = pages.filter((page) => !strangers.has(page));
  const ofOthers = reached([...others, ...views.map(inSource)]);
  const names = new Map<string, string>();
  for (const id of reached(windows.map(inSource))) names.set(id, "windows");
  for (const id of reached(live.map(inSource))) names.set(id, "live");
  for (const id of names.keys()) if (ofOthers.has(id)) names.set(id, "shared");
  for (const id of reached(pagesOf(signingIn))) names.set(id, "signing-in");
  for (const id of reached(lists.map(inSource))) names.set(id, "list");
  // What those pages share with others is little: in the first script it costs no request.
  for (const id of reached(pagesOf(forStrangers))) if (names.has(id)) names.set(id, "base");
  for (const id of reached([inSource(entry)])) names.set(id, "base");
  const begun = new Set(lists.map(inSource));
  for (const page of pages) if (!begun.has(page)) names.delete(page);
  return names;
}

/** The modules and all that they import, short of what is fetched later. */
function closure(roots: readonly string[], info: GetModuleInfo): Set<string> {
  const found = new Set<string>();
  const left = [...roots];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    const known = info(id);
    if (known === null) throw new Error(`${id} is no module of the build`);
    found.add(id);
    left.push(...known.importedIds);
  }
  return found;
}
