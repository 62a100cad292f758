/** What puts a sign into the query box of the page that is shown, and the caret behind it. */
const boxes = new Set<() => void>();

/** Of the box; returns how to leave again. */
export function answerCommands(open: () => void): () => void {
  boxes.add(open);
  return () => boxes.delete(open);
}

/** Leads to the query box with ` > ` behind its query; false where the page has none. */
export function openCommand(): boolean {
  for (const open of boxes) open();
  return boxes.size > 0;
}
