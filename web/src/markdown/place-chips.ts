import type { Token } from "./chips";

export interface PlacedToken {
  token: Token;
  /** An empty element of its own, which the chip fills. */
  host: HTMLElement;
}

/** Texts of programs and links mean themselves. */
const skipped = "a, code, pre";

/** Puts an element in the place of each token of the running text. */
export function placeChips(
  root: DocumentFragment,
  find: (text: string) => readonly Token[],
): PlacedToken[] {
  const placed: PlacedToken[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  }
  for (const node of nodes) {
    if (node.parentElement?.closest(skipped)) continue;
    // From the end, so that what stands before keeps its place.
    for (const token of find(node.data).toReversed()) {
      const rest = node.splitText(token.end);
      node.splitText(token.start).remove();
      const host = document.createElement("span");
      rest.before(host);
      placed.push({ token, host });
    }
  }
  return placed;
}
